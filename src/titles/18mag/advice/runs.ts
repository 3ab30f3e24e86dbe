// Revenue of a minor's trains on a board: the route finder with a budget, remembered by the board.
import type { Board, TrainId } from '../../../engine/index.ts';
import type { MinorId } from '../rules/companies.ts';
import type { State18Mag } from '../rules/state.ts';
import { bestRunsWith } from '../rules/wagons/best.ts';

/** Budget of one question to the route finder: almost always enough for the proof, which takes a few milliseconds. */
export const STEPS = 40_000;

/** Its revenue with these trains, without a wagon. */
export function revenueOf(s: State18Mag, minor: MinorId, trains: readonly TrainId[], board: Board): number {
  if (trains.length === 0) return 0;
  const imagined: State18Mag = { ...s, board, trains: { ...s.trains, [minor]: [...trains] } };
  return bestRunsWith(imagined, minor, [], { budget: STEPS, anyOfEqual: true })?.revenue ?? 0;
}

/** Unowned trains of these types, for questions about their revenue. */
export const trainsLike = (types: readonly string[]): TrainId[] => types.map((type, i) => `${type}-${390 + i}`);
