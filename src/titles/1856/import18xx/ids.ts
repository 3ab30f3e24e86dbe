// Who has a train of 1856.
import type { TrainId } from '../../../engine/index.ts';
import type { State1856 } from '../rules/state.ts';

/** Who sells this train: the company that has it, the pool it lies in, or the bank. */
export const sellerOf = (s: State1856, train: TrainId): string =>
  s.depot.pool.includes(train) ? 'pool' : (Object.keys(s.trains).find((id) => s.trains[id]!.includes(train)) ?? 'bank');
