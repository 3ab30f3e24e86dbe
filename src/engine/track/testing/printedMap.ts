// Maps for tests: parallelograms of flat hexes, each with the track the test gives it.
import type { HexFacts, HexId, MapFacts, TileFacts, TrackFacts } from '../facts.ts';

export const hexAt = (column: number, row: number): HexId =>
  `${String.fromCharCode('A'.charCodeAt(0) + column)}${2 * row + (column % 2)}`;

export const bare: TrackFacts = { colour: 'white', nodes: [], paths: [] };

/** Columns from A on, rows from 0 on; hexes without a print are bare. */
export function printedMap(
  columns: number,
  rows: number,
  print: (id: HexId) => Partial<HexFacts>,
  tiles: readonly TileFacts[] = [],
): MapFacts {
  const hexes: Record<HexId, HexFacts> = {};
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const id = hexAt(column, row);
      hexes[id] = { ...bare, ...print(id), id };
    }
  return { orientation: 'flat', hexes, tiles: Object.fromEntries(tiles.map((tile) => [tile.id, tile])) };
}
