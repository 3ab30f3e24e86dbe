// The owner of a minor hires wagons and runs its trains (R085-R102). With these wagons the runs bring as much as can be.
import type { Condition } from '../../../engine/core/condition.ts';
import { type Run, routes, type Suggestion, upTo } from '../../../engine/core/fields.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { Step } from '../../../engine/core/step.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { must } from '../rules.ts';
import { type State18Mag, turnOf } from '../state.ts';
import { operator } from '../track/operator.ts';
import { bestRunsWith } from './best.ts';
import { hasRoute } from './hasRoute.ts';
import { makeRuns, payWagon } from './makeRuns.ts';
import { type Measured, measuredRuns } from './measured.ts';
import { faults, type RunRefusals } from './refusals.ts';
import { areUsable } from './usable.ts';
import { hiredSoFar, isAffordable, isForHire, isUseful, nextWagons, priceOfLast } from './wagonConditions.ts';
import { wagonMajors } from './wagons.ts';
import { wagonsThatPay } from './wagonsThatPay.ts';

export interface RunTrains {
  readonly type: 'run';
  /** In the order in which they are hired. */
  readonly wagons: readonly MajorId[];
  readonly routes: readonly Run[];
}

const company = (s: State18Mag) => turnOf(s).company;
const trains = (s: State18Mag) => trainsOf(s, company(s));
const last = ({ wagons }: RunTrains): MajorId => wagons[wagons.length - 1]!;
const isFree = (s: State18Mag): boolean => ruling(s, 'bestRun') === 'free';

/** Whether there are runs that use all of these. */
const canRun = (s: State18Mag, wagons: readonly MajorId[]): boolean =>
  trains(s).length > 0 && (wagons.length > 0 ? areUsable(s, company(s), wagons) : hasRoute(s, company(s)));

/** Whether any wagons, or none, leave it a run: without one there is nothing to decide. */
const hasAnyRun = (s: State18Mag): boolean => {
  const hired = hiredSoFar(s);
  return canRun(s, hired) || nextWagons(s, hired).some((wagon) => canRun(s, [...hired, wagon]));
};

const foreignTrain = (s: State18Mag, a: RunTrains) => a.routes.find(({ train }) => !trains(s).includes(train))?.train;

const trainTwice = ({ routes: runs }: RunTrains) =>
  runs.find(({ train }, i) => runs.findIndex((run) => run.train === train) < i)?.train;

const lastMeasured = new WeakMap<
  readonly Run[],
  { readonly s: State18Mag; readonly rev: number; readonly wagons: string; readonly measured: Measured }
>();

/** The runs measured, or the first thing wrong with them: asked by many conditions, found once. */
function measuredNow(s: State18Mag, a: RunTrains): Measured {
  const wagons = hiredSoFar(s, a.wagons);
  const known = lastMeasured.get(a.routes);
  if (known?.s === s && known.rev === s.board.rev && known.wagons === wagons.join()) return known.measured;
  const measured = measuredRuns(s, company(s), wagons, a.routes);
  lastMeasured.set(a.routes, { s, rev: s.board.rev, wagons: wagons.join(), measured });
  return measured;
}

const faultOf = (s: State18Mag, a: RunTrains) => {
  const measured = measuredNow(s, a);
  return 'code' in measured ? measured : null;
};

/** R100: only mines are closed to a run, and only of them a train may visit none or one. */
function mines(s: State18Mag, a: RunTrains): RunRefusals['run.mines'] | null {
  const fault = faultOf(s, a);
  if (fault?.code === 'run.closed') return { train: fault.args.train, mines: 1, most: 0 };
  if (fault?.code !== 'run.tooLong' || fault.args.most > 1) return null;
  return { train: fault.args.train, mines: fault.args.stops, most: fault.args.most };
}

const isUnused = (s: State18Mag, a: RunTrains): boolean => {
  const code = faultOf(s, a)?.code;
  return code === 'run.tooFew' || code === 'run.missing';
};

/** R189: no better runs are known with these wagons. */
const best = (s: State18Mag, a: RunTrains): number => {
  const found = bestRunsWith(s, company(s), hiredSoFar(s, a.wagons));
  return found ? found.revenue + found.subsidy : 0;
};
const sum = (s: State18Mag, a: RunTrains): number => {
  const measured = measuredNow(s, a);
  return 'runs' in measured ? measured.runs.reduce((all, one) => all + one.revenue + one.subsidy, 0) : 0;
};

const legal = faults.map(
  (code): Condition<State18Mag, RunTrains> => ({
    code,
    fields: ['wagons', 'routes'],
    holds: (s, a) => faultOf(s, a)?.code !== code,
    args: (s, a) => faultOf(s, a)!.args satisfies RunRefusals[keyof RunRefusals] | object,
  }),
);

export const run: Step<State18Mag, RunTrains, Event18Mag> = {
  id: 'run',
  actor: operator,
  fields: {
    wagons: upTo(
      wagonMajors.length,
      wagonMajors,
      (s, a) => (ruling(s, 'wagons') === 'withRun' ? nextWagons(s, a.wagons ?? []) : []),
      {
        least: 0,
        tooFew: 'wagon.twice',
        tooMany: 'wagon.twice',
        suggest: (s) => (ruling(s, 'wagons') === 'withRun' ? wagonsThatPay(s, company(s)) : []),
      },
    ),
    routes: routes({
      trains,
      possible: (s, a) => canRun(s, hiredSoFar(s, a.wagons)),
      // always the runs that are asked for, whatever the budget: less would be refused
      suggest(s, a): Suggestion {
        const found = bestRunsWith(s, company(s), hiredSoFar(s, a.wagons));
        if (!found) return { runs: [], revenue: 0, bound: 0, optimal: true, steps: 0 };
        const { bound, optimal, steps, revenue, subsidy } = found;
        const runs = found.runs.map(({ train, track }) => ({ train, track }));
        return { runs, revenue: revenue + subsidy, bound, optimal, steps };
      },
    }),
  },
  conditions: [
    must(
      'run.noRoute',
      [],
      (s) => isFree(s) || hasAnyRun(s),
      (s) => ({ company: company(s) }),
    ),
    must('wagon.announced', ['wagons'], (s, a) => a.wagons.length === 0 || ruling(s, 'wagons') === 'withRun'),
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
    must(
      'run.notItsTrain',
      ['routes'],
      (s, a) => foreignTrain(s, a) === undefined,
      (s, a) => ({ train: foreignTrain(s, a)!, company: company(s) }),
    ),
    must(
      'run.trainTwice',
      ['routes'],
      (_, a) => trainTwice(a) === undefined,
      (_, a) => ({ train: trainTwice(a)! }),
    ),
    must(
      'run.mustRun',
      ['wagons', 'routes'],
      (s, a) => a.routes.length > 0 || hiredSoFar(s, a.wagons).length > 0 || isFree(s),
      (s) => ({ company: company(s) }),
    ),
    must(
      'run.mines',
      ['wagons', 'routes'],
      (s, a) => mines(s, a) === null,
      (s, a) => mines(s, a)!,
    ),
    ...legal,
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
    const turn = turnOf(s);
    for (const wagon of a.wagons) {
      payWagon(s, turn.company, wagon, turn.wagons.length, emit);
      turn.wagons.push(wagon);
    }
    turn.ran = true;
    turn.runs = [...makeRuns(s, turn.company, turn.wagons, a.routes, emit)];
  },
  pass() {},
  passing: [
    must(
      'run.mustRun',
      [],
      (s) => turnOf(s).wagons.length === 0 && (isFree(s) || !canRun(s, [])),
      (s) => ({ company: company(s) }),
    ),
  ],
};
