// The stops of a run in the order of travel.
import type { Graph, NodeId, PieceId, Vertex } from '../../../engine/index.ts';

export interface StopOnWay {
  readonly id: NodeId;
  readonly hex: string;
  /** The number of pieces of track before it. */
  readonly after: number;
}

/** Every vertex of a run from its first end on; empty if the pieces are not connected. */
export function verticesAlong({ pieces, pieceOf }: Graph, track: readonly PieceId[]): Vertex[] {
  const ends = track.map((id) => pieces[pieceOf.get(id) ?? -1]?.ends);
  const [first, second] = ends;
  if (!first) return [];
  const [a, b] = first;
  let at = second && !second.includes(b) ? a : b;
  const way = [at === a ? b : a, at];
  for (const next of ends.slice(1)) {
    if (!next?.includes(at)) return [];
    at = next[0] === at ? next[1] : next[0];
    way.push(at);
  }
  return way;
}

export const stopsAlong = (graph: Graph, track: readonly PieceId[]): StopOnWay[] =>
  verticesAlong(graph, track).flatMap((vertex, after) => {
    const stop = graph.stops[vertex];
    return stop ? [{ id: stop.id, hex: stop.hex, after }] : [];
  });
