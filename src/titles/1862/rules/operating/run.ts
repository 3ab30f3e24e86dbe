// Runs the trains for which the company has a permit (R119-R126): as its director says, or in receivership for the most
// money (R085).
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
import type { Event1862 } from '../events.ts';
import { map } from '../map.ts';
import { active, isInReceivership, operator, type State1862, turnOf } from '../state.ts';
import { problemOf, runningTrains } from './problem.ts';

export const problemNow = (s: State1862): RunProblem => problemOf(s, active(s));

const bests = remembering<BestRuns>();

/** The best runs, found once for a board, a phase and the trains. */
function bestRunsNow(s: State1862, budget?: number): BestRuns {
  const trains = runningTrains(s, active(s)).map((train) => `${train} ${copyOf(s, train).kind}`);
  const key = [active(s), trains, s.phase, budget].join(';');
  return bests(s.board, key, () => bestRuns(problemNow(s), budget === undefined ? {} : { budget }));
}

/** R132: the subsidy waits for the dividend step, where the treasury gets it. */
function ran(s: State1862, runs: readonly RunMade[], revenue: Money): void {
  const turn = turnOf(s);
  turn.runs = [...runs];
  turn.revenue = revenue;
  turn.subsidy = runs.reduce((sum, { subsidy = 0 }) => sum + subsidy, 0);
}

const canRun = (s: State1862): boolean => hasRoute(map, s.board, active(s));

/** R126: it need not run. */
export const run = runTrains({
  actor: operator,
  trains: (s: State1862) => runningTrains(s, active(s)),
  hasRoute: canRun,
  problem: problemNow,
  faults: [
    ...(['run.closed', 'run.mayNotEnd', 'run.tooFar', 'run.apart', 'run.notHome', 'run.notJoinedUp'] as const),
    ...(['run.joinedThrough', 'run.joinedEnds'] as const),
  ],
  // R125: track is shared, and no tile has two tracks at one side
  never: ['run.sharesTrack', 'run.sideTwice'],
  best: bestRunsNow,
  ran,
});

/**
 * Search steps after which the best runs so far are made, proven or not: nobody waits for ever if many trains share a
 * large map. No recorded position needs half as many.
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
