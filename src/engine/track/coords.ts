// Neighbouring hexes. An id is a letter and a number; numbers go up by two, as printed round the board.
import type { HexFacts, HexId, MapFacts } from './facts.ts';
import { perMap } from './memo.ts';

export const EDGES = [0, 1, 2, 3, 4, 5] as const;

/** The neighbour over each edge as [letters, numbers] away. Flat: letters are columns; edge 0 is the bottom. */
const FLAT = [
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
  [1, 1],
] as const;
/** Pointy: letters are rows; edge 0 is bottom left. */
const POINTY = [
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
] as const;

/** The number of the same side for the hex across it. */
export const opposite = (edge: number): number => (edge + 3) % 6;

/** A to Z are 0 to 25, then AA, AB; a small letter lies before A. */
export function place(id: HexId): readonly [letter: number, number: number] {
  const letters = id.replace(/\d+$/, '');
  const number = Number(id.slice(letters.length));
  if (letters >= 'a') return ['a'.charCodeAt(0) - 1 - letters.charCodeAt(0), number];
  let letter = 0;
  for (const one of letters) letter = letter * 26 + one.charCodeAt(0) - 'A'.charCodeAt(0) + 1;
  return [letter - 1, number];
}

const neighbours = perMap((map) => {
  const ids = Object.keys(map.hexes);
  const at = new Map(ids.map((id) => [place(id).join(), id]));
  const steps = map.orientation === 'flat' ? FLAT : POINTY;
  return new Map(
    ids.map((id) => {
      const [letter, number] = place(id);
      return [id, steps.map(([dl, dn]) => at.get([letter + dl, number + dn].join()) ?? null)];
    }),
  );
});

/** The hex over an edge; null where the map ends. */
export const neighbour = (map: MapFacts, hex: HexId, edge: number): HexId | null =>
  neighbours(map).get(hex)?.[edge] ?? null;

const isClosed = (hex: HexFacts | undefined, edge: number): boolean =>
  hex?.borders?.some((border) => border.edge === edge && border.kind === 'impassable') ?? false;

/** True if track can lead over an edge: there is a hex, and neither side of the border forbids it. */
export function isPassable(map: MapFacts, hex: HexId, edge: number): boolean {
  const other = neighbour(map, hex, edge);
  return other !== null && !isClosed(map.hexes[hex], edge) && !isClosed(map.hexes[other], opposite(edge));
}
