// A tile that must keep only the connections of the old tile to its neighbours.
import type { Board } from './board.ts';
import { isPassable, neighbour, opposite } from './coords.ts';
import { type Face, faceFrom, faceOf } from './face.ts';
import { type HexId, isNode, type MapFacts } from './facts.ts';
import { type Keeps, keepsTrack } from './keepsTrack.ts';

/** Sides of a hex where its track, or that of another face in its place, meets track of a neighbour. */
export const connectedEdges = (
  map: MapFacts,
  board: Board,
  hex: HexId,
  face: Face = faceOf(map, board, hex),
): readonly number[] =>
  face.edges.filter((edge) => {
    if (!isPassable(map, hex, edge)) return false;
    const other = neighbour(map, hex, edge);
    return other !== null && faceOf(map, board, other).edges.includes(opposite(edge));
  });

const known = new WeakMap<Face, Map<string, Face>>();

/** The face with only the track that leads to these sides. */
function joinedTo(face: Face, edges: readonly number[]): Face {
  if (!known.has(face)) known.set(face, new Map());
  const byEdges = known.get(face)!;
  let joined = byEdges.get(edges.join());
  if (joined === undefined) {
    const paths = face.paths.filter((ends) => ends.every((end) => isNode(end) || edges.includes(end)));
    joined = faceFrom({ ...face, paths });
    byEdges.set(edges.join(), joined);
  }
  return joined;
}

/**
 * Keeps only the track at these sides: each side still has track, joined sides stay joined, and a node becomes the node
 * that has its kept exits. Everything else may vanish.
 */
export const keepsConnections =
  (edges: readonly number[]): Keeps =>
  (before, after) =>
    edges.every((edge) => !before.edges.includes(edge) || after.edges.includes(edge))
      ? keepsTrack(joinedTo(before, edges), after)
      : null;
