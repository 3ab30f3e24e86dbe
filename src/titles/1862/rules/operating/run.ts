// Trains run, those for which the company has a permit (R119-R126): as its director says, and in receivership by themselves
// for the most money (R085).
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import type { Money } from '../../../../engine/money/bank.ts';
import { type BestRuns, bestRuns } from '../../../../engine/routes/bestRuns.ts';
import { remembering } from '../../../../engine/routes/cache.ts';
import type { RunProblem } from '../../../../engine/routes/problem.ts';
import { copyOf } from '../../../../engine/trains/depot.ts';
import { hasRoute } from '../../../../kernel/run/route.ts';
import { madeOf, type RunMade, runTrains } from '../../../../kernel/run/running.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { map } from '../map.ts';
import type { Refusals1862 } from '../rules.ts';
import { isInReceivership, operator, type State1862, turnOf } from '../state.ts';
import { problemOf, runningTrains } from './problem.ts';

const company = (s: State1862): CompanyId => turnOf(s).company;

export const problemNow = (s: State1862): RunProblem => problemOf(s, company(s));

const bests = remembering<BestRuns>();

/** Found once for a board, a phase and the trains. */
function bestRunsNow(s: State1862, budget?: number): BestRuns {
  const trains = runningTrains(s, company(s)).map((train) => `${train} ${copyOf(s, train).kind}`);
  const key = [company(s), trains, s.phase, budget].join(';');
  return bests(s.board, key, () => bestRuns(problemNow(s), budget === undefined ? {} : { budget }));
}

/** R132: the subsidy waits for the dividend step, where the treasury gets it. */
function ran(s: State1862, runs: readonly RunMade[], revenue: Money): void {
  const turn = turnOf(s);
  turn.runs = [...runs];
  turn.revenue = revenue;
  turn.subsidy = runs.reduce((sum, { subsidy = 0 }) => sum + subsidy, 0);
}

const canRun = (s: State1862): boolean => hasRoute(map, s.board, company(s));

/** What can be wrong with runs here beside what can in every book (R095, R120-R121, R123, R127, R130). */
const ownFaults = [
  'run.closed',
  'run.mayNotEnd',
  'run.tooFar',
  'run.apart',
  'run.notHome',
  'run.notJoinedUp',
  'run.joinedThrough',
  'run.joinedEnds',
] as const satisfies readonly (keyof Refusals1862)[];

/** R126: it need not run. */
export const run = runTrains<State1862, Event1862>({
  actor: operator,
  company,
  trains: (s) => runningTrains(s, company(s)),
  hasRoute: canRun,
  problem: problemNow,
  faults: ownFaults,
  // R125: track is shared, and no tile has two tracks at one side
  never: ['run.sharesTrack', 'run.sideTwice'],
  best: bestRunsNow,
  ran,
});

/**
 * Steps of the search after which the best runs known are made, proven or not: nobody waits for ever where many trains share
 * a large map. No recorded position has asked for half as many.
 */
const PATIENCE = 2_000_000;

/** R085: nobody is asked. By the ruling `receivershipRuns` the holder of most shares enters the runs. */
export const runInReceivership: AutoStep<State1862, Event1862> = {
  id: 'runInReceivership',
  auto(s, emit: Emit<Event1862>) {
    const turn = turnOf(s);
    if (!isInReceivership(s, turn.company) || ruling(s, 'receivershipRuns') !== 'best') return;
    const { runs, revenue } = madeOf(canRun(s) ? bestRunsNow(s, PATIENCE).runs : []);
    ran(s, runs, revenue);
    if (runs.length > 0) emit?.({ type: 'trainsRan', company: turn.company, runs, revenue });
    turn.at = 'dividend';
  },
};
