// A tile that must keep only the connections of the old tile to its neighbours.
import type { Board } from './board.ts';
import { isPassable, neighbour, opposite } from './coords.ts';
import { type HexId, isNode, type MapFacts } from './facts.ts';
import { type HexTrack, trackFrom, trackOn } from './hexTrack.ts';
import { type Keeps, keepsTrack } from './keepsTrack.ts';

/** Sides of a hex where its track, or other track in its place, meets track of a neighbour. */
export const connectedEdges = (
  map: MapFacts,
  board: Board,
  hex: HexId,
  track: HexTrack = trackOn(map, board, hex),
): readonly number[] =>
  track.edges.filter((edge) => {
    if (!isPassable(map, hex, edge)) return false;
    const other = neighbour(map, hex, edge);
    return other !== null && trackOn(map, board, other).edges.includes(opposite(edge));
  });

const known = new WeakMap<HexTrack, Map<string, HexTrack>>();

/** Only the track that leads to these sides. */
function joinedTo(track: HexTrack, edges: readonly number[]): HexTrack {
  if (!known.has(track)) known.set(track, new Map());
  const byEdges = known.get(track)!;
  let joined = byEdges.get(edges.join());
  if (joined === undefined) {
    const paths = track.paths.filter((ends) => ends.every((end) => isNode(end) || edges.includes(end)));
    joined = trackFrom({ ...track, paths });
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
