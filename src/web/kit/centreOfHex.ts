// Centres of a map's hexes in its picture.
import { type HexId, type MapFacts, place } from '../../engine/index.ts';
import { round } from '../board/geometry.ts';
import type { Point } from '../board/picture.ts';
import { APOTHEM } from '../board/tile/edges.ts';
import { UNIT } from '../board/tile/sizes.ts';

/** The middle of a hex: letters are columns on a flat map, rows on a pointed one. */
export function centreOfHex(map: MapFacts, hex: HexId): Point {
  const [letter, number] = place(hex);
  const [long, short] = [round(1.5 * UNIT * letter), round(APOTHEM * UNIT * number)];
  return map.orientation === 'flat' ? { x: long, y: short } : { x: short, y: long };
}
