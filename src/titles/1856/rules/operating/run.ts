// Runs of a company's trains (R084-R087): with a route some must be made, not necessarily the best. Then the problem for
// the route finder: locations, trains, bonuses (R025, R027, R084-R087, R140).
import { named } from '../../../../engine/core/named.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { type BestRuns, bestRuns, bestRunsAround } from '../../../../engine/routes/bestRuns.ts';
import { remembering } from '../../../../engine/routes/cache.ts';
import type { Bonus, RunProblem, RunRules, StopView, Train } from '../../../../engine/routes/problem.ts';
import type { TrainRuns } from '../../../../engine/routes/trainRuns.ts';
import { graphOf, type Stop, type TrackGraph } from '../../../../engine/track/graph.ts';
import { graphAround } from '../../../../engine/track/graphAround.ts';
import { type TrainId, trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import { hasRoute } from '../../../../kernel/run/route.ts';
import { type RunMade, runTrains } from '../../../../kernel/run/running.ts';
import { eachStop, standingAt, valueIn } from '../../../../kernel/run/stops.ts';
import { inOperation } from '../../../../kernel/turn.ts';
import { borrowedTrain } from '../cgr/trains.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import { map } from '../map.ts';
import { PORT_BONUS, RIGHT_BONUS, rights } from '../privates.ts';
import { isStarted, type State1856, turnOf } from '../state.ts';
import { phases, trainFacts } from '../trains.ts';

/** R084-R085: runs may meet in locations and share no track; off-board areas end them, but Goderich is a town. */
const rules: RunRules = { share: 'stops', least: { of: 'all', atLeast: 2 }, ends: { offboard: 'must' } };

/** Trains that run in this turn: its own, or the one borrowed by the CGR (R114). */
const runningTrains = (s: State1856): readonly TrainId[] => {
  const { company, borrowed, borrowedTrain: taken } = turnOf(s);
  return borrowed && taken === undefined ? [borrowedTrain(s)] : trainsOf(s, company);
};

/** Limits for a train's distance, one shared list for each, so that equal trains are recognised at once. */
const capsOf: (distance: string) => Train['caps'] = named((distance) => [{ of: 'all', atMost: Number(distance) }]);
const DIESEL: Train['caps'] = [];

function routeProblem(s: State1856, company: CompanyId, trains: readonly TrainId[], graph: TrackGraph): RunProblem {
  const { board } = s;
  const on = (hexes: readonly string[]) => graph.stops.filter(({ hex }) => hexes.includes(hex)).map(({ id }) => id);
  const bonuses: Bonus[] = [];
  for (const right of s.companies[company].rights) bonuses.push({ at: on(rights[right].hexes), amount: RIGHT_BONUS });
  if (s.port?.company === company) bonuses.push({ at: on([s.port.hex]), amount: PORT_BONUS }); // R025: once a train
  const { columns } = phases[s.phase]; // R087: an area without a value for the phase keeps the one before
  const view = ({ id, value }: Stop): StopView => ({
    standing: standingAt(map, board, company, id),
    worth: valueIn(columns, value),
  });
  const train = (id: TrainId): Train => {
    const { distance } = trainFacts(s, typeOf(id));
    return { id, caps: distance === null ? DIESEL : capsOf(String(distance)), bonuses };
  };
  return { graph, stops: eachStop(graph, view), trains: trains.map(train), rules };
}

/** The route problem of a company on all track. */
export const problemOf = (s: State1856, company: CompanyId, trains: readonly TrainId[]): RunProblem =>
  routeProblem(s, company, trains, graphOf(map, s.board));

/** The route problem of the company in turn on all track. */
export const problemNow = (s: State1856): RunProblem => problemOf(s, turnOf(s).company, runningTrains(s));

/** The route problem without track out of the company's reach: enough to list its runs, not to judge drawn ones. */
export const problemAround = (s: State1856, company: CompanyId, trains: readonly TrainId[]): RunProblem =>
  routeProblem(s, company, trains, graphAround(map, s.board, company));

const running = (s: State1856) => (s.flow.some((frame) => frame.kind === 'turn') ? turnOf(s).company : null);

/** Route problems outside a turn: the trains of any company at any moment. */
export const trainRuns: TrainRuns<State1856> = {
  running,
  problems(s, id) {
    const company = companyIds.find((one) => one === id);
    if (company === undefined || !isStarted(s, company)) return null;
    return [problemOf(s, company, running(s) === company ? runningTrains(s) : trainsOf(s, company))];
  },
};

const bests = remembering<BestRuns>();

/** Best runs of the company in turn, remembered for the board and all else they depend on. */
function bestRunsNow(s: State1856, budget?: number, anyOfEqual = false): BestRuns {
  const { company } = turnOf(s);
  const port = s.port?.company === company ? s.port.hex : '';
  const trains = runningTrains(s);
  const key = [company, trains, s.phase, s.companies[company].rights, port, budget, anyOfEqual].join(';');
  const all = () => problemNow(s);
  const around = () => problemAround(s, company, trains);
  const swept = () => bestRuns(all(), budget === undefined ? {} : { budget });
  return bests(s.board, key, anyOfEqual ? () => bestRunsAround(around, all, budget) : swept);
}

export const run = runTrains({
  trains: runningTrains,
  hasRoute: (s: State1856) => hasRoute(map, s.board, inOperation(s)),
  mustRun: (s: State1856) => ruling(s, 'mustRun') === 'yes',
  problem: problemNow,
  best: bestRunsNow,
  ran(s: State1856, runs: readonly RunMade[], revenue: number) {
    const turn = turnOf(s);
    turn.ran = true;
    turn.runs = [...runs];
    turn.revenue = revenue;
  },
});
