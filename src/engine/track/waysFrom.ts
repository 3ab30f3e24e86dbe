// The ways over track from one stop to others, found one by one: the caller stops when it has seen enough.
import type { NodeId } from './board.ts';
import type { Graph, PieceId, Stop, Vertex } from './graph.ts';

/** A way: the pieces of track in the order in which it goes over them. */
export interface Way {
  readonly to: NodeId;
  readonly track: readonly PieceId[];
}

export interface WayRules {
  /** Whether a way may end at a stop. */
  endsAt(stop: Stop): boolean;
  /** Whether it may go on from there. */
  passes(stop: Stop): boolean;
}

/** A way uses no piece, no stop and no side of a hex twice, and does not return to its start. */
export function* waysFrom(graph: Graph, from: NodeId, rules: WayRules): Generator<Way> {
  const start = graph.stopOf.get(from);
  if (start !== undefined) yield* waysOn(graph, rules, start, [], new Set([start]));
}

function* waysOn(graph: Graph, rules: WayRules, at: Vertex, track: number[], seen: Set<Vertex>): Generator<Way> {
  const last = track.length === 0 ? null : graph.pieces[track[track.length - 1]!]!;
  const isCrossing = at >= graph.stops.length;
  for (const number of graph.at[at]!) {
    const piece = graph.pieces[number]!;
    if (isCrossing && piece.hex === last?.hex) continue; // a way that crosses a side goes on in the other hex
    const next = piece.ends[0] === at ? piece.ends[1] : piece.ends[0];
    if (seen.has(next)) continue;
    seen.add(next);
    track.push(number);
    const stop = graph.stops[next];
    if (stop && rules.endsAt(stop)) yield { to: stop.id, track: track.map((one) => graph.pieces[one]!.id) };
    if (!stop || rules.passes(stop)) yield* waysOn(graph, rules, next, track, seen);
    track.pop();
    seen.delete(next);
  }
}

/** The stops that a way over these pieces touches, from its beginning; null where they do not follow each other. */
export function stopsOn(graph: Graph, from: NodeId, track: readonly PieceId[]): readonly NodeId[] | null {
  const start = graph.stopOf.get(from);
  if (start === undefined) return null;
  const seen = new Set<Vertex>([start]);
  const stops: NodeId[] = [from];
  let at = start;
  let hex = '';
  for (const id of track) {
    const piece = graph.pieces[graph.pieceOf.get(id) ?? -1];
    if (piece === undefined || !piece.ends.includes(at)) return null;
    if (at >= graph.stops.length && piece.hex === hex) return null;
    at = piece.ends[0] === at ? piece.ends[1] : piece.ends[0];
    if (seen.has(at)) return null;
    seen.add(at);
    hex = piece.hex;
    const stop = graph.stops[at];
    if (stop) stops.push(stop.id);
  }
  return at < graph.stops.length ? stops : null;
}
