// The president runs the company's trains (R084-R087). The best runs need not be made, but some, if there is a route.
import { ruling } from '../../../../engine/core/state.ts';
import { type BestRuns, bestRuns, bestRunsAround } from '../../../../engine/routes/bestRuns.ts';
import { remembering } from '../../../../engine/routes/cache.ts';
import { hasRoute } from '../../../../kernel/run/route.ts';
import { runTrains } from '../../../../kernel/run/running.ts';
import type { Event1856 } from '../events.ts';
import { map } from '../map.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { problemAround, problemNow, runningTrains } from './problem.ts';

const bests = remembering<BestRuns>();

/** The best runs of the company whose turn it is; found once for a board, a phase and its rights. */
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

export const run = runTrains<State1856, Event1856>({
  actor: operator,
  company: (s) => turnOf(s).company,
  trains: runningTrains,
  hasRoute: (s) => hasRoute(map, s.board, turnOf(s).company),
  mustRun: (s) => ruling(s, 'mustRun') === 'yes',
  problem: problemNow,
  best: bestRunsNow,
  ran(s, runs, revenue) {
    const turn = turnOf(s);
    turn.ran = true;
    turn.runs = [...runs];
    turn.revenue = revenue;
  },
});
