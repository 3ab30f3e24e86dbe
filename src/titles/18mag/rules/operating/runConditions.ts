// What must hold for the runs of a minor: legal with the wagons it has, all of which are used, and none better (R085-R102).
import type { Condition } from '../../../../engine/core/condition.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { faultConditions } from '../../../../engine/routes/runConditions.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { ownTrains } from '../../../../kernel/run/running.ts';
import { must, type Refusals18Mag, runFaults } from '../rules.ts';
import { type State18Mag, turnOf } from '../state.ts';
import { bestRunsWith } from '../wagons/best.ts';
import { hiredSoFar } from '../wagons/hiring.ts';
import { type Measured, measuredRuns } from '../wagons/measured.ts';
import type { RunTrains } from './run.ts';

const company = (s: State18Mag) => turnOf(s).company;

export const isFree = (s: State18Mag): boolean => ruling(s, 'bestRun') === 'free';

/** The runs, or the first thing wrong with them. */
const measuredNow = (s: State18Mag, a: RunTrains): Measured =>
  measuredRuns(s, company(s), hiredSoFar(s, a.wagons), a.routes);

const faultOf = (s: State18Mag, a: RunTrains) => {
  const measured = measuredNow(s, a);
  return 'code' in measured ? measured : null;
};

/** R100: only mines are closed to a run, and only of them a train may visit none or one. */
function mines(s: State18Mag, a: RunTrains): Refusals18Mag['run.mines'] | null {
  const fault = faultOf(s, a);
  if (fault?.code === 'run.closed') return { train: fault.args.train, mines: 1, most: 0 };
  if (fault?.code !== 'run.tooLong' || fault.args.most > 1) return null;
  return { train: fault.args.train, mines: fault.args.stops, most: fault.args.most };
}

const isUnused = (s: State18Mag, a: RunTrains): boolean => {
  const code = faultOf(s, a)?.code;
  return code === 'run.tooFew' || code === 'run.missing';
};

/** R189: what the best runs that were found bring with these wagons. */
const best = (s: State18Mag, a: RunTrains): number => {
  const found = bestRunsWith(s, company(s), hiredSoFar(s, a.wagons), { anyOfEqual: true });
  return found ? found.revenue + found.subsidy : 0;
};

const sum = (s: State18Mag, a: RunTrains): number => {
  const measured = measuredNow(s, a);
  return 'runs' in measured ? measured.runs.reduce((all, one) => all + one.revenue + one.subsidy, 0) : 0;
};

export const runConditions: readonly Condition<State18Mag, RunTrains>[] = [
  ...ownTrains<State18Mag, RunTrains>(company, (s) => trainsOf(s, company(s))),
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
  ...faultConditions<State18Mag, RunTrains>(runFaults, ['wagons', 'routes'], faultOf),
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
];
