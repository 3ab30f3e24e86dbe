// What track a company reaches from its tokens: by paths that use no piece, no side of a hex and no stop twice.
import type { Board, NodeId } from './board.ts';
import { opposite } from './coords.ts';
import type { HexId, MapFacts } from './facts.ts';
import { graphOf, type PieceId, type Stop, type TrackGraph, type Vertex } from './graph.ts';
import { perBoard } from './memo.ts';
import { halfAt, simplePaths } from './simplePaths.ts';
import { isBlocked, tokenNodes } from './tokens.ts';

export interface Reach {
  /** The stops that a path comes to, those where it begins among them. */
  readonly stops: ReadonlySet<NodeId>;
  /** By which edges, ascending, a path comes into a hex: bare ones next to the end of the track too. */
  readonly entries: ReadonlyMap<HexId, readonly number[]>;
  /** Whether a path leads over a piece of track from end to end. */
  readonly uses: (piece: PieceId) => boolean;
  /** How much was looked at to find this; what is asked of single pieces is not in it. */
  readonly steps: number;
}

export interface Manner {
  /** Whether a path may go on beyond a stop; it may end at any. Where it begins it may always go on. */
  passes(stop: Stop): boolean;
}

export function reachFrom(graph: TrackGraph, starts: readonly Vertex[], manner: Manner): Reach {
  const { stops, crossings, crossingEdges } = graph;
  // To go through a start is no more than to begin there.
  const passes = stops.map((stop, vertex) => starts.includes(vertex) || manner.passes(stop));
  const { goesOn, steps } = simplePaths({ graph, starts, passes });
  const comesTo = (stop: Vertex): boolean => goesOn[2 * stop]! || goesOn[2 * stop + 1]!;

  const entries = new Map<HexId, number[]>();
  const enter = (hex: HexId, edge: number): void => {
    const edges = entries.get(hex);
    if (edges === undefined) entries.set(hex, [edge]);
    else edges.push(edge);
  };
  for (const [i, [first, second]] of crossings.entries()) {
    const half = 2 * (stops.length + i);
    if (goesOn[half]) enter(first, crossingEdges[i]!);
    if (goesOn[half + 1] && second !== null) enter(second, opposite(crossingEdges[i]!));
  }
  for (const edges of entries.values()) edges.sort((a, b) => a - b);

  return {
    stops: new Set(stops.flatMap((stop, vertex) => (comesTo(vertex) ? [stop.id] : []))),
    entries,
    uses: (piece) => usesPiece(graph, starts, passes, goesOn, piece),
    steps,
  };
}

/**
 * Whether a path leads over a piece. One that can set out over it gets to the far end, unless it has been there: at a
 * stop it could have left over the piece then, and likewise at a crossing, but for one case. It may have gone out over
 * that crossing by another piece of the same hex; only then every path has to be looked for that does not.
 */
function usesPiece(
  graph: TrackGraph,
  starts: readonly Vertex[],
  passes: readonly boolean[],
  goesOn: readonly boolean[],
  id: PieceId,
): boolean {
  const { stops, pieces, at } = graph;
  const number = graph.pieceOf.get(id);
  if (number === undefined) return false;
  const piece = pieces[number]!;
  const setsOut = (vertex: Vertex): boolean =>
    vertex < stops.length
      ? passes[vertex]! && (goesOn[2 * vertex]! || goesOn[2 * vertex + 1]!)
      : goesOn[halfAt(graph, vertex, piece)]!;
  return [piece.ends, [piece.ends[1], piece.ends[0]] as const].some(([near, far]) => {
    if (!setsOut(near)) return false;
    if (far < stops.length) return true;
    if (at[far]!.every((other) => other === number || pieces[other]!.hex !== piece.hex)) return true;
    const found = simplePaths({ graph, starts, passes, only: { vertex: far, piece: number } });
    return found.goesOn[halfAt(graph, far, piece) ^ 1]!;
  });
}

/** Where a run ends in every book, unless it says otherwise. */
export const isOffboard = (stop: Stop): boolean => stop.kind === 'offboard';

interface Known {
  readonly isTerminal: (stop: Stop) => boolean;
  readonly reach: Reach;
}
const known = perBoard(() => new Map<string, Known>());

/** What a company reaches. A path ends at a city full of other companies' tokens and at a terminal stop. */
export function reachOf(map: MapFacts, board: Board, company: string, isTerminal = isOffboard): Reach {
  const byCompany = known(map, board);
  const last = byCompany.get(company);
  if (last?.isTerminal === isTerminal) return last.reach;
  const graph = graphOf(map, board);
  const starts = tokenNodes(board, company).map((node) => graph.stopOf.get(node)!);
  const reach = reachFrom(graph, starts, {
    passes: (stop) => !isTerminal(stop) && !isBlocked(map, board, stop.id, company),
  });
  byCompany.set(company, { isTerminal, reach });
  return reach;
}
