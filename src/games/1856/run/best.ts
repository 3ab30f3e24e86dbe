// The best runs of the company whose turn it is; found once for a board, a phase and its rights.
import { type BestRuns, bestRuns } from '../../../engine/routes/bestRuns.ts';
import { rememberedRuns } from '../../../engine/routes/cache.ts';
import { type State1856, turnOf } from '../state.ts';
import { problemNow, runningTrains } from './problem.ts';

export function bestRunsNow(s: State1856, budget?: number): BestRuns {
  const { company } = turnOf(s);
  const port = s.port?.company === company ? s.port.hex : '';
  const key = [company, runningTrains(s), s.phase, s.companies[company].rights, port, budget].join(';');
  return rememberedRuns(s.board, key, () => bestRuns(problemNow(s), budget === undefined ? {} : { budget }));
}
