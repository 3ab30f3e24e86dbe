// The owner of a minor hires wagons and runs its trains: with all the wagons hired, and for the highest revenue
// (R085-R102, R189).
import { must } from '../../../../engine/core/condition.ts';
import { upTo } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { step } from '../../../../engine/core/step.ts';
import { type Run, routes, type Suggestion } from '../../../../engine/routes/field.ts';
import { drawnFaults, faultConditions } from '../../../../engine/routes/runConditions.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { editable } from '../../../../kernel/editing.ts';
import { ownTrains } from '../../../../kernel/run/running.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { inOperation, mustOfMinor, operator, type State18Mag, turnOf } from '../state.ts';
import { areUsable, bestRunsWith, hasRoute, isWithinReach } from '../wagons/best.ts';
import { hire, hiredSoFar, isAffordable, isForHire, nextWagons, priceOfLast } from '../wagons/hiring.ts';
import { makeRuns, measuredRuns } from '../wagons/runs.ts';
import { wagonMajors } from '../wagons/wagons.ts';
import { wagonsThatPay } from '../wagons/wagonsThatPay.ts';

export interface RunTrains {
  readonly type: 'run';
  /** In the order of hire. */
  readonly wagons: readonly MajorId[];
  readonly routes: readonly Run[];
}

const trains = (s: State18Mag) => trainsOf(s, inOperation(s));

const isFree = (s: State18Mag): boolean => ruling(s, 'bestRun') === 'free';

/** True if some runs use all of these wagons. */
const canRun = (s: State18Mag, wagons: readonly MajorId[]): boolean =>
  trains(s).length > 0 && (wagons.length > 0 ? areUsable(s, inOperation(s), wagons) : hasRoute(s, inOperation(s)));

/** True if it has a run with the wagons hired or one more. More need no test: only one opens mines, which may bar the way. */
function hasAnyRun(s: State18Mag): boolean {
  if (trains(s).length === 0) return false;
  const hired = hiredSoFar(s);
  return canRun(s, hired) || nextWagons(s, hired).some((wagon) => canRun(s, [...hired, wagon]));
}

/** The drawn runs with all wagons hired by then. */
const drawn = (s: State18Mag, a: RunTrains) => ({
  minor: inOperation(s),
  wagons: hiredSoFar(s, a.wagons),
  routes: a.routes,
});

const bestOf = (s: State18Mag, a: Pick<RunTrains, 'wagons'>, anyOfEqual: boolean) =>
  bestRunsWith(s, inOperation(s), hiredSoFar(s, a.wagons), { anyOfEqual });

/** The best runs, found without regard to the caller's budget, because less would be refused (R189). */
function suggested(s: State18Mag, a: RunTrains, anyOfEqual = false): Suggestion {
  const found = bestOf(s, a, anyOfEqual);
  if (!found) return { runs: [], revenue: 0, bound: 0, optimal: true, steps: 0 };
  const { bound, optimal, steps, revenue, subsidy } = found;
  const runs = found.runs.map(({ train, track }) => ({ train, track }));
  measuredRuns.know(s, drawn(s, { ...a, routes: runs }), { runs: found.runs }); // bots run what they are given at once
  return { runs, revenue: revenue + subsidy, bound, optimal, steps };
}

/** Wagons in the order of hire; the list may be empty. */
export const wagonsToHire = upTo<State18Mag, RunTrains>(
  wagonMajors.length,
  wagonMajors,
  (s, a) => nextWagons(s, a.wagons ?? []),
  { least: 0, tooFew: 'wagon.twice', tooMany: 'wagon.twice', suggest: (s) => wagonsThatPay(s, inOperation(s)) },
);

const last = ({ wagons }: RunTrains): MajorId => wagons[wagons.length - 1]!;

/** A condition on the wagon added last; it holds for a run without any. */
const mustOfWagon = <const C extends string>(code: C, holds: (s: State18Mag, a: RunTrains) => boolean) =>
  must(
    code,
    ['wagons'],
    (s: State18Mag, a: RunTrains) => a.wagons.length === 0 || holds(s, a),
    (_, a) => ({ wagon: last(a) }),
  );

const faultOf = (s: State18Mag, a: RunTrains) => {
  const measured = measuredRuns(s, drawn(s, a));
  return 'code' in measured ? measured : null;
};

/** R100: details of a fault with mines. Only mines are closed to a run or limited to one for a train. */
function mines(s: State18Mag, a: RunTrains): { train: string; mines: number; most: number } | null {
  const fault = faultOf(s, a);
  if (fault?.code === 'run.closed') return { train: fault.args.train, mines: 1, most: 0 };
  if (fault?.code !== 'run.tooLong' || fault.args.most > 1) return null;
  return { train: fault.args.train, mines: fault.args.stops, most: fault.args.most };
}

function isUnused(s: State18Mag, a: RunTrains): boolean {
  const code = faultOf(s, a)?.code;
  return code === 'run.tooFew' || code === 'run.missing';
}

/** R189: total of the best runs found with these wagons. */
function best(s: State18Mag, a: RunTrains): number {
  const found = bestOf(s, a, true);
  return found ? found.revenue + found.subsidy : 0;
}

function sum(s: State18Mag, a: RunTrains): number {
  const measured = measuredRuns(s, drawn(s, a));
  return 'runs' in measured ? measured.runs.reduce((all, one) => all + one.revenue + one.subsidy, 0) : 0;
}

export const run = editable(
  step<State18Mag, RunTrains, Event18Mag>()({
    id: 'run',
    actor: operator,
    fields: {
      wagons: wagonsToHire,
      routes: routes({
        trains,
        possible: (s, a) => canRun(s, hiredSoFar(s, a.wagons)),
        suggest: (s, a, _, __, anyOfEqual) => suggested(s, a, anyOfEqual),
      }),
    },
    conditions: [
      mustOfMinor('run.noRoute', [], (s, _: RunTrains) => isFree(s) || hasAnyRun(s)),
      mustOfWagon('wagon.notForHire', (s, a) => isForHire(s, last(a))),
      mustOfWagon('wagon.twice', (_, a) => new Set(a.wagons).size === a.wagons.length),
      must(
        'wagon.tooDear',
        ['wagons'],
        (s, a) => a.wagons.length === 0 || isAffordable(s, hiredSoFar(s, a.wagons)),
        (s, a) => priceOfLast(s, hiredSoFar(s, a.wagons)),
      ),
      mustOfWagon('wagon.useless', (s, a) => trains(s).length > 0 && isWithinReach(s, inOperation(s), last(a))),
      ...ownTrains<State18Mag>(inOperation, trains),
      must(
        'run.mustRun',
        ['wagons', 'routes'],
        (s, a) => a.routes.length > 0 || hiredSoFar(s, a.wagons).length > 0 || isFree(s),
        (s) => ({ company: inOperation(s) }),
      ),
      must(
        'run.mines',
        ['wagons', 'routes'],
        (s, a) => mines(s, a) === null,
        (s, a) => mines(s, a)!,
      ),
      ...faultConditions([...drawnFaults, 'run.tooShort'], ['wagons', 'routes'], faultOf),
      must(
        'wagon.unused',
        ['wagons', 'routes'],
        (s, a) => !isUnused(s, a),
        (s, a) => ({ wagons: hiredSoFar(s, a.wagons) }),
      ),
      must(
        'run.notBest',
        ['wagons', 'routes'],
        (s, a) => isFree(s) || sum(s, a) >= best(s, a),
        (s, a) => ({ sum: sum(s, a), best: best(s, a) }),
      ),
    ],
    apply(s, a, emit) {
      for (const wagon of a.wagons) hire(s, wagon, emit);
      turnOf(s).runs = makeRuns(s, drawn(s, { ...a, wagons: [] }), emit);
    },
    pass() {},
    passing: [mustOfMinor('run.mustRun', [], (s, _: RunTrains) => isFree(s) || !canRun(s, []))],
  }),
);
