// How far two hexes are apart, counted in hexes on the map and not along the track (R170).
import { place } from '../../../engine/track/coords.ts';
import type { HexId } from '../../../engine/track/facts.ts';

/** Letters are rows; along a row the numbers go by two. */
export function hexesApart(one: HexId, other: HexId): number {
  const [row, number] = place(one);
  const [otherRow, otherNumber] = place(other);
  const rows = Math.abs(row - otherRow);
  return rows + Math.max(0, Math.abs(number - otherNumber) - rows) / 2;
}
