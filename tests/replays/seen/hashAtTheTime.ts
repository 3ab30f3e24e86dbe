// The hash that a position had for the version which wrote a record.
import type { Game } from '../../../src/engine/core/game.ts';
import { hashState } from '../../../src/engine/core/hash.ts';
import type { Core } from '../../../src/engine/core/state.ts';
import type { GameRecord } from '../../../src/records/record.ts';

/** Whether the hashes of a record are of positions laid out as they are today; records without a shape are of the first. */
export const isOfThisShape = ({ shape }: Game, record: GameRecord): boolean => (record.shape ?? 1) === shape;

/** A ruling that is younger than the record is no part of the position it knew. */
export function hashAtTheTime(record: GameRecord, s: Core): string {
  const rulings = Object.fromEntries(Object.keys(record.rulings).map((id) => [id, s.rulings[id]!]));
  const known: Core = { ...s, rulings };
  return hashState(known);
}
