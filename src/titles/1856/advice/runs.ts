// Revenue of trains on a board: the route finder with a budget, remembered by the board.
import { type Board, bestRunsAround, remembering, type TrainId, typeOf } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { problemAround, problemOf } from '../rules/operating/run.ts';
import type { State1856 } from '../rules/state.ts';

/** Budget of one question to the route finder: nearly every board is answered exactly. */
export const STEPS = 4000;

const revenues = remembering<number>();

/** Revenue of a company with these trains. */
export function revenueOf(s: State1856, company: CompanyId, trains: readonly TrainId[], board: Board): number {
  if (trains.length === 0) return 0;
  const port = s.port?.company === company ? s.port.hex : '';
  const key = [company, trains.map(typeOf), s.phase, s.companies[company].rights, port].join(';');
  const imagined = { ...s, board };
  const around = () => problemAround(imagined, company, trains);
  const all = () => problemOf(imagined, company, trains);
  return revenues(board, key, () => bestRunsAround(around, all, STEPS).revenue);
}

/** Unowned trains of these types, for questions about their revenue. */
export const trainsLike = (types: readonly string[]): TrainId[] => types.map((type, i) => `${type}-${i}`);
