// The hash of a position in the version that wrote a record.
import type { Game } from '../../../src/engine/core/game.ts';
import { hashState } from '../../../src/engine/core/hash.ts';
import type { Core } from '../../../src/engine/core/state.ts';
import type { GameRecord } from '../../../src/records/record.ts';

/** True if the hashes of a record are of positions in today's layout; records without a shape have the first. */
export const isOfThisShape = ({ shape }: Game, record: GameRecord): boolean => (record.shape ?? 1) === shape;

/** Leaves out rulings younger than the record, which its position did not have. */
export function hashAtTheTime(record: GameRecord, s: Core): string {
  const rulings = Object.fromEntries(Object.keys(record.rulings).map((id) => [id, s.rulings[id]!]));
  const known: Core = { ...s, rulings };
  return hashState(known);
}
