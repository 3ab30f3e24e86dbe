// Sellers of trains in 1856.
import type { TrainId } from '../../../engine/index.ts';
import type { State1856 } from '../rules/state.ts';

/** Seller of this train: its company, the pool, or the bank. */
export const sellerOf = (s: State1856, train: TrainId): string =>
  s.depot.pool.includes(train) ? 'pool' : (Object.keys(s.trains).find((id) => s.trains[id]!.includes(train)) ?? 'bank');
