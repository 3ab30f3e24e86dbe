// Trains run, those for which the company has a permit (R119-R126): as its director says, and in receivership by themselves
// for the most money (R085).
import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import type { Money } from '../../../engine/money/bank.ts';
import { type BestRuns, bestRuns } from '../../../engine/routes/bestRuns.ts';
import { rememberedRuns } from '../../../engine/routes/cache.ts';
import type { RunProblem } from '../../../engine/routes/problem.ts';
import { copyOf, trainsOf } from '../../../engine/trains/depot.ts';
import { hasRoute } from '../../../kernel/run/route.ts';
import { madeOf, type RunMade, runTrains } from '../../../kernel/run/running.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { map } from '../map.ts';
import { isInReceivership, operator, own, type State1862, turnOf } from '../state.ts';
import { type Kind, kindsOf, trainFacts } from '../trains.ts';
import { problemOf, type RunningTrain, type RunRulings } from './problem.ts';

/** R119, R214: where all trains are of one kind there are no permits. */
const mayRun = (s: State1862, company: CompanyId, kind: Kind): boolean =>
  kindsOf(s).length === 1 || own(s, company).permits.includes(kind);

export const runningTrains = (s: State1862, company: CompanyId): RunningTrain[] =>
  trainsOf(s, company)
    .map((id) => ({ id, kind: copyOf(s, id).kind as Kind, facts: trainFacts(s, id) }))
    .filter(({ kind }) => mayRun(s, company, kind));

export const problemNow = (s: State1862): RunProblem => {
  const { company } = turnOf(s);
  return problemOf({
    board: s.board,
    company,
    phase: s.phase,
    trains: runningTrains(s, company),
    rulings: {
      runsMeet: ruling(s, 'runsMeet'),
      permanentFreightsEndToEnd: ruling(s, 'permanentFreightsEndToEnd'),
      freightOffboardEnd: ruling(s, 'freightOffboardEnd'),
    } as RunRulings,
  });
};

/** Found once for a board, a phase and the trains. */
function bestRunsNow(s: State1862, budget?: number): BestRuns {
  const { company } = turnOf(s);
  const trains = runningTrains(s, company).map(({ id, kind }) => `${id} ${kind}`);
  const key = [company, trains, s.phase, budget].join(';');
  return rememberedRuns(s.board, key, () => bestRuns(problemNow(s), budget === undefined ? {} : { budget }));
}

/** R132: the subsidy waits for the dividend step, where the treasury gets it. */
function ran(s: State1862, runs: readonly RunMade[], revenue: Money): void {
  const turn = turnOf(s);
  turn.runs = [...runs];
  turn.revenue = revenue;
  turn.subsidy = runs.reduce((sum, { subsidy = 0 }) => sum + subsidy, 0);
}

const canRun = (s: State1862): boolean => hasRoute(map, s.board, turnOf(s).company);

export const run = runTrains<State1862, Event1862>({
  actor: operator,
  company: (s) => turnOf(s).company,
  trains: (s) => runningTrains(s, turnOf(s).company).map(({ id }) => id),
  hasRoute: canRun,
  mustRun: () => false, // R126
  problem: problemNow,
  faults: ['run.closed', 'run.mayNotEnd', 'run.tooShort'],
  best: bestRunsNow,
  ran,
});

/** R085: nobody is asked. By the ruling `receivershipRuns` the holder of most shares enters the runs. */
export const runInReceivership: AutoStep<State1862, Event1862> = {
  id: 'runInReceivership',
  auto(s, emit: Emit<Event1862>) {
    const turn = turnOf(s);
    if (!isInReceivership(s, turn.company) || ruling(s, 'receivershipRuns') !== 'best') return;
    const { runs, revenue } = madeOf(canRun(s) ? bestRunsNow(s).runs : []);
    ran(s, runs, revenue);
    if (runs.length > 0) emit?.({ type: 'trainsRan', company: turn.company, runs, revenue });
    turn.at = 'dividend';
  },
};
