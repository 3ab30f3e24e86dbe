// What a new tile joins: its exits that were not there before, and whether track goes on beyond them.
import { type Board, faceOf, type HexId, isNode, type MapFacts, neighbour, opposite } from '../../engine/index.ts';
import type { Joint } from '../board/picture.ts';

export function jointsOf(map: MapFacts, before: Board, after: Board, hex: HexId): readonly Joint[] {
  const had = exitsOf(map, before, hex);
  return [...exitsOf(map, after, hex)]
    .filter((edge) => !had.has(edge))
    .map((edge) => {
      const other = neighbour(map, hex, edge);
      return { edge, joined: other !== null && exitsOf(map, after, other).has(opposite(edge)) };
    });
}

const exitsOf = (map: MapFacts, board: Board, hex: HexId): ReadonlySet<number> =>
  new Set(
    faceOf(map, board, hex)
      .paths.flat()
      .filter((end) => !isNode(end)),
  );
