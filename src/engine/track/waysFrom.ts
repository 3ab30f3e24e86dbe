// Ways over track from one stop to others, found one by one: the caller stops when it has seen enough. No branch
// without a way is entered, so without prices the next way takes only a few looks at the whole track.
import type { NodeId } from './board.ts';
import { ByPrice } from './byPrice.ts';
import type { HexId } from './facts.ts';
import type { Graph, PieceId, Stop, TrackGraph, Vertex } from './graph.ts';
import { has, type Leave, simplePaths } from './simplePaths.ts';

/** A way: the pieces of track in the order in which it goes over them. */
export interface Way {
  readonly to: NodeId;
  readonly track: readonly PieceId[];
}

/** True for a stop that a way may visit again, over other track. */
export type Returns = (stop: Stop) => boolean;
const never: Returns = () => false;

export interface WayRules {
  /** True if a way may end at a stop. */
  endsAt(stop: Stop): boolean;
  /** True if a way may go on from a stop. */
  passes(stop: Stop): boolean;
  /** By default no stop is visited twice. */
  readonly returns?: Returns;
  /** The price of crossing a side of a hex: with prices the cheapest way comes first. */
  readonly price?: (hex: HexId, edge: number) => number;
}

/** The beginning of a way: the vertex it has come to, the last piece, and the beginning before that piece. */
interface Begun {
  readonly at: Vertex;
  readonly piece: number;
  readonly before: Begun | null;
  readonly cost: number;
}

/** A way uses no piece and no side of a hex twice, and does not return to its start. */
export function* waysFrom(graph: TrackGraph, from: NodeId, rules: WayRules): Generator<Way> {
  const start = graph.stopOf.get(from);
  if (start === undefined) return;
  const { stops, pieces, joints } = graph;
  const ends = stops.map(rules.endsAt);
  const passes = stops.map(rules.passes);
  const comesAgain = stops.map(rules.returns ?? never);
  const least = leastFrom(graph, ends, passes, rules.price);

  /** Pieces that a way may use from here on. */
  const openTo = (begun: Begun): ((number: number) => boolean) => {
    const used = new Set<number>();
    const seen = new Set<Vertex>([start]);
    for (let one = begun; one.before !== null; one = one.before) {
      used.add(one.piece);
      if (!comesAgain[one.at]) seen.add(one.at);
    }
    const { at } = begun;
    // a way that crosses a side goes on in the other hex
    const behind = at < stops.length ? null : pieces[begun.piece]!.hex;
    return (number) => {
      if (used.has(number)) return false;
      const piece = pieces[number]!;
      if (piece.hex === behind && piece.ends.includes(at)) return false;
      return piece.ends.every((vertex) => vertex === at || !seen.has(vertex));
    };
  };
  const lasts = [...stops.keys()].filter((stop) => ends[stop]);
  const leadsOn = (begun: Begun): boolean => {
    const leave = leaving(graph, passes, openTo(begun));
    const { goesOn } = simplePaths({ size: 2 * graph.joints.vertices, starts: [begun.at], leave });
    const comesTo = (stop: Vertex) => has(goesOn, 2 * stop) || has(goesOn, 2 * stop + 1);
    return lasts.some((stop) => stop !== begun.at && comesTo(stop));
  };

  const waiting = new ByPrice<Begun>();
  waiting.add(0, { at: start, piece: -1, before: null, cost: 0 });
  for (let begun = waiting.next(); begun !== undefined; begun = waiting.next()) {
    const { at } = begun;
    const isEnd = begun.before !== null && ends[at] === true;
    if (isEnd) yield { to: stops[at]!.id, track: trackOf(graph, begun) };
    if (isEnd && !passes[at]) continue;
    const open = joints.pieces.slice(joints.first[at], joints.first[at + 1]).filter(openTo(begun));
    // every beginning here leads to an end: if one piece alone is open, it does so without a check
    const isSure = open.length === 1 && begun.before !== null && !isEnd;
    for (const piece of open.reverse()) {
      const both = pieces[piece]!.ends;
      const next = both[0] === at ? both[1] : both[0];
      const on: Begun = { at: next, piece, before: begun, cost: begun.cost + priceAt(graph, next, rules.price) };
      const isThrough = next >= stops.length || passes[next];
      if (ends[next] || (isThrough && (isSure || leadsOn(on)))) waiting.add(on.cost + least[next]!, on);
    }
  }
}

/** Leads over open pieces, through stops that may be passed. */
function leaving({ stops, joints }: Graph, passes: readonly boolean[], isOpen: (piece: number) => boolean): Leave {
  const { halves, first, pieces } = joints;
  return (here, to) => {
    const vertex = here >> 1;
    const isStop = vertex < stops.length;
    // A stop that no path goes through has nothing at its second half.
    if (isStop && here % 2 === 1 && !passes[vertex]) return;
    for (let k = first[vertex]!; k < first[vertex + 1]!; k++) {
      const piece = pieces[k]!;
      if (!isOpen(piece)) continue;
      const near = halves[2 * piece]! >> 1 === vertex ? 2 * piece : 2 * piece + 1;
      if (!isStop && halves[near] !== here) continue;
      const there = halves[near ^ 1]!;
      to(there);
      if (there >> 1 < stops.length && passes[there >> 1]) to(there + 1);
    }
  };
}

const priceAt = (graph: TrackGraph, vertex: Vertex, price: WayRules['price']): number => {
  const i = vertex - graph.stops.length;
  return i < 0 || price === undefined ? 0 : price(graph.crossings[i]![0], graph.crossingEdges[i]!);
};

function trackOf(graph: Graph, begun: Begun): PieceId[] {
  const track: PieceId[] = [];
  for (let one = begun; one.before !== null; one = one.before) track.push(graph.pieces[one.piece]!.id);
  return track.reverse();
}

/** For each vertex, the least price of a way from there to an end. Found backwards from the ends. */
function leastFrom(
  graph: TrackGraph,
  ends: readonly boolean[],
  passes: readonly boolean[],
  price: WayRules['price'],
): Float64Array {
  const { vertices, halves, first, pieces } = graph.joints;
  const isThrough = (vertex: Vertex): boolean => vertex >= ends.length || ends[vertex]! || passes[vertex]!;
  const least = new Float64Array(vertices).fill(Number.POSITIVE_INFINITY);
  const changed: Vertex[] = [];
  for (let stop = 0; stop < ends.length; stop++)
    if (ends[stop]) {
      least[stop] = 0;
      changed.push(stop);
    }
  // the list grows while it is gone through
  for (const far of changed) {
    if (!isThrough(far)) continue;
    const cost = priceAt(graph, far, price) + least[far]!;
    for (let i = first[far]!; i < first[far + 1]!; i++) {
      const piece = pieces[i]!;
      const near = (halves[2 * piece]! >> 1 === far ? halves[2 * piece + 1]! : halves[2 * piece]!) >> 1;
      if (cost >= least[near]!) continue;
      least[near] = cost;
      changed.push(near);
    }
  }
  return least;
}

/** The stops that a way over these pieces comes to, from its beginning; null if the pieces do not follow each other. */
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
