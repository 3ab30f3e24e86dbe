// What a minor's trains bring on a board: the route finder, asked with a budget and remembered by the board.
import type { Board, TrainId } from '../../../engine/index.ts';
import type { MinorId } from '../rules/companies.ts';
import type { State18Mag } from '../rules/state.ts';
import { bestRunsWith } from '../rules/wagons/best.ts';

/** Steps of the route finder for one question. */
export const STEPS = 1500;

/** What it would run for with these trains, without a wagon. */
export function revenueOf(s: State18Mag, minor: MinorId, trains: readonly TrainId[], board: Board): number {
  if (trains.length === 0) return 0;
  const imagined: State18Mag = { ...s, board, trains: { ...s.trains, [minor]: [...trains] } };
  return bestRunsWith(imagined, minor, [], { budget: STEPS, anyOfEqual: true })?.revenue ?? 0;
}

/** Trains of these types that nobody has: to ask what they would bring. */
export const trainsLike = (types: readonly string[]): TrainId[] => types.map((type, i) => `${type}-${390 + i}`);
