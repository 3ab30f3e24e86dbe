// The ways over track from one stop to others, found one by one: the caller stops when it has seen enough. From one way to
// the next takes no longer than a few looks at the whole track, because no branch is entered that leads nowhere.
import type { NodeId } from './board.ts';
import type { Graph, PieceId, Stop, Vertex } from './graph.ts';
import { simplePaths } from './simplePaths.ts';

/** A way: the pieces of track in the order in which it goes over them. */
export interface Way {
  readonly to: NodeId;
  readonly track: readonly PieceId[];
}

/** Whether a way may come again, over other track, to a stop where it has been. */
export type Returns = (stop: Stop) => boolean;
const never: Returns = () => false;

export interface WayRules {
  /** Whether a way may end at a stop. */
  endsAt(stop: Stop): boolean;
  /** Whether it may go on from there. */
  passes(stop: Stop): boolean;
  /** Nowhere unless this says so. */
  readonly returns?: Returns;
}

/** A way uses no piece and no side of a hex twice, and does not return to its start. */
export function* waysFrom(graph: Graph, from: NodeId, rules: WayRules): Generator<Way> {
  const start = graph.stopOf.get(from);
  if (start === undefined) return;
  const { stops, pieces } = graph;
  const ends = stops.map(rules.endsAt);
  const passes = stops.map(rules.passes);
  const comesAgain = stops.map(rules.returns ?? never);
  const track: number[] = [];
  const used = new Set<number>();
  /** Where it does not come again. */
  const seen = new Set<Vertex>([start]);

  /** Whether a way that has come to a vertex may use this piece there, or later on. */
  const isOpen = (at: Vertex, number: number): boolean => {
    if (used.has(number)) return false;
    const { hex, ends: both } = pieces[number]!;
    // a way that crosses a side goes on in the other hex
    if (at >= stops.length && both.includes(at) && hex === pieces[track[track.length - 1]!]!.hex) return false;
    return both.every((vertex) => vertex === at || !seen.has(vertex));
  };
  const leadsOn = (at: Vertex): boolean => {
    const { goesOn } = simplePaths({ graph, starts: [at], passes, isOpen: (number) => isOpen(at, number) });
    return ends.some((isEnd, stop) => isEnd && stop !== at && (goesOn[2 * stop] === 1 || goesOn[2 * stop + 1] === 1));
  };

  /** Only asked where some way leads on. */
  function* goOn(at: Vertex): Generator<Way> {
    const open = graph.at[at]!.filter((number) => isOpen(at, number));
    for (const number of open) {
      const both = pieces[number]!.ends;
      const next = both[0] === at ? both[1] : both[0];
      const isOnce = !comesAgain[next] && !seen.has(next);
      track.push(number);
      used.add(number);
      if (isOnce) seen.add(next);
      if (ends[next]) yield { to: stops[next]!.id, track: track.map((one) => pieces[one]!.id) };
      const isOnly = open.length === 1 && !ends[next];
      if ((next >= stops.length || passes[next]) && (isOnly || leadsOn(next))) yield* goOn(next);
      if (isOnce) seen.delete(next);
      used.delete(number);
      track.pop();
    }
  }
  if (leadsOn(start)) yield* goOn(start);
}

/** The stops that a way over these pieces comes to, from its beginning; null where they do not follow each other. */
export function stopsOn(
  graph: Graph,
  from: NodeId,
  track: readonly PieceId[],
  returns: Returns = never,
): readonly NodeId[] | null {
  const start = graph.stopOf.get(from);
  if (start === undefined || new Set(track).size < track.length) return null;
  const seen = new Set<Vertex>([start]);
  const stops: NodeId[] = [from];
  let at = start;
  let hex = '';
  for (const id of track) {
    const piece = graph.pieces[graph.pieceOf.get(id) ?? -1];
    if (piece === undefined || !piece.ends.includes(at)) return null;
    if (at >= graph.stops.length && piece.hex === hex) return null;
    at = piece.ends[0] === at ? piece.ends[1] : piece.ends[0];
    const stop = graph.stops[at];
    if (seen.has(at)) return null;
    if (!stop || !returns(stop)) seen.add(at);
    hex = piece.hex;
    if (stop) stops.push(stop.id);
  }
  return at < graph.stops.length ? stops : null;
}
