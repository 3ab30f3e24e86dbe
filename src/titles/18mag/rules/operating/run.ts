// The owner of a minor hires wagons and runs its trains (R085-R102).
import type { Seat } from '../../../../engine/core/action.ts';
import { upTo } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { type Run, routes, type Suggestion } from '../../../../engine/routes/field.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { must } from '../rules.ts';
import { operator, type State18Mag, turnOf } from '../state.ts';
import { bestRunsWith } from '../wagons/best.ts';
import { hiredSoFar, isAffordable, isForHire, isUseful, nextWagons, priceOfLast } from '../wagons/hiring.ts';
import { knowRuns } from '../wagons/measured.ts';
import { areUsable, hasRoute } from '../wagons/usable.ts';
import { wagonMajors } from '../wagons/wagons.ts';
import { wagonsThatPay } from '../wagons/wagonsThatPay.ts';
import { makeRuns, payWagon } from './makeRuns.ts';
import { isFree, runConditions } from './runConditions.ts';

export interface RunTrains {
  readonly type: 'run';
  /** In the order in which they are hired. */
  readonly wagons: readonly MajorId[];
  readonly routes: readonly Run[];
}

const company = (s: State18Mag) => turnOf(s).company;
const trains = (s: State18Mag) => trainsOf(s, company(s));
const last = ({ wagons }: RunTrains): MajorId => wagons[wagons.length - 1]!;

/** Whether there are runs that use all of these. */
const canRun = (s: State18Mag, wagons: readonly MajorId[]): boolean =>
  trains(s).length > 0 && (wagons.length > 0 ? areUsable(s, company(s), wagons) : hasRoute(s, company(s)));

/** Whether any wagons, or none, leave it a run: without one there is nothing to decide. One is enough, past a mine. */
const hasAnyRun = (s: State18Mag): boolean => {
  if (trains(s).length === 0) return false;
  const hired = hiredSoFar(s);
  return canRun(s, hired) || nextWagons(s, hired).some((wagon) => canRun(s, [...hired, wagon]));
};

/** The runs that are asked for, whatever the budget: less would be refused (R189). */
function suggested(s: State18Mag, { wagons }: RunTrains, _: Seat, __?: number, anyOfEqual = false): Suggestion {
  const hired = hiredSoFar(s, wagons);
  const found = bestRunsWith(s, company(s), hired, { anyOfEqual });
  if (!found) return { runs: [], revenue: 0, bound: 0, optimal: true, steps: 0 };
  const { bound, optimal, steps, revenue, subsidy } = found;
  const runs = found.runs.map(({ train, track }) => ({ train, track }));
  knowRuns(s, company(s), hired, runs, found.runs); // bots run what they are given at once
  return { runs, revenue: revenue + subsidy, bound, optimal, steps };
}

/** In the order in which they are hired; the list may be empty. */
export const wagonsToHire = upTo<State18Mag, RunTrains>(
  wagonMajors.length,
  wagonMajors,
  (s, a) => nextWagons(s, a.wagons ?? []),
  { least: 0, tooFew: 'wagon.twice', tooMany: 'wagon.twice', suggest: (s) => wagonsThatPay(s, company(s)) },
);

export const run: Step<State18Mag, RunTrains, Event18Mag> = {
  id: 'run',
  actor: operator,
  fields: {
    wagons: wagonsToHire,
    routes: routes({ trains, possible: (s, a) => canRun(s, hiredSoFar(s, a.wagons)), suggest: suggested }),
  },
  conditions: [
    must(
      'run.noRoute',
      [],
      (s) => isFree(s) || hasAnyRun(s),
      (s) => ({ company: company(s) }),
    ),
    must(
      'wagon.notForHire',
      ['wagons'],
      (s, a) => a.wagons.length === 0 || isForHire(s, last(a)),
      (_, a) => ({ wagon: last(a) }),
    ),
    must(
      'wagon.twice',
      ['wagons'],
      (_, a) => new Set(a.wagons).size === a.wagons.length,
      (_, a) => ({ wagon: last(a) }),
    ),
    must(
      'wagon.tooDear',
      ['wagons'],
      (s, a) => a.wagons.length === 0 || isAffordable(s, hiredSoFar(s, a.wagons)),
      (s, a) => priceOfLast(s, hiredSoFar(s, a.wagons)),
    ),
    must(
      'wagon.useless',
      ['wagons'],
      (s, a) => a.wagons.length === 0 || (trains(s).length > 0 && isUseful(s, last(a))),
      (_, a) => ({ wagon: last(a) }),
    ),
    ...runConditions,
  ],
  apply(s, a, emit) {
    const turn = turnOf(s);
    for (const wagon of a.wagons) {
      payWagon(s, turn.company, wagon, turn.wagons.length, emit);
      turn.wagons.push(wagon);
    }
    turn.runs = [...makeRuns(s, turn.company, turn.wagons, a.routes, emit)];
  },
  pass() {},
  passing: [
    must(
      'run.mustRun',
      [],
      (s) => isFree(s) || !canRun(s, []),
      (s) => ({ company: company(s) }),
    ),
  ],
};
