// What track a company reaches from its tokens: by paths that use no piece, no side of a hex and no stop twice.
import type { Board, NodeId } from './board.ts';
import { EDGES, opposite } from './coords.ts';
import type { HexId, MapFacts } from './facts.ts';
import { graphOf, type PieceId, type Stop, type TrackGraph, type Vertex } from './graph.ts';
import { perBoard, perTrack } from './memo.ts';
import { simplePaths } from './simplePaths.ts';
import { isBlocked, tokenNodes } from './tokens.ts';

export interface Reach {
  /** The stops that a path comes to, those where it begins among them. */
  readonly stops: ReadonlySet<NodeId>;
  /** The hexes that a path enters, including bare hexes next to the end of the track. */
  readonly hexes: ReadonlySet<HexId>;
  /** The edges, ascending, by which a path enters each of them. */
  readonly entries: ReadonlyMap<HexId, readonly number[]>;
  /** The same for one hex. */
  entriesAt(hex: HexId): readonly number[];
  /** The same for one hex, by paths that have not gone over a certain side of it. */
  entriesWithout(hex: HexId, edge: number): readonly number[];
  /** The same for one hex, by paths that have not been on it: what lies there does not matter. */
  entriesFirst(hex: HexId): readonly number[];
  /** Whether a path leads over a piece of track from end to end. */
  uses(piece: PieceId): boolean;
  /** The work done to find stops and entries. */
  readonly steps: number;
}

export interface Manner {
  /** Whether a path may go on beyond a stop. It may end at any stop, and always go on from its start. */
  passes(stop: Stop): boolean;
}

const NOWHERE: readonly number[] = [];

export const reachFrom = (graph: TrackGraph, starts: readonly Vertex[], manner: Manner): Reach =>
  new TrackReach(graph, starts, graph.stops.map(manner.passes));

/** A class, as the graph is one: what few ask for is made when somebody does. */
class TrackReach implements Reach {
  readonly steps: number;
  private readonly graph: TrackGraph;
  private readonly starts: readonly Vertex[];
  private readonly passes: readonly boolean[];
  private readonly goesOn: Uint8Array;
  private madeStops: ReadonlySet<NodeId> | null = null;
  private madeHexes: ReadonlySet<HexId> | null = null;
  private madeEntries: ReadonlyMap<HexId, readonly number[]> | null = null;
  private without: Map<Vertex, Uint8Array> | null = null;
  private first: Map<HexId, readonly number[]> | null = null;

  /** With an answer for each stop, in a list of its own. */
  constructor(graph: TrackGraph, starts: readonly Vertex[], passes: boolean[]) {
    // Passing through a start adds nothing to beginning there.
    for (const start of starts) passes[start] = true;
    const { goesOn, steps } = simplePaths({ graph, starts, passes });
    this.steps = steps;
    this.graph = graph;
    this.starts = starts;
    this.passes = passes;
    this.goesOn = goesOn;
  }

  get stops(): ReadonlySet<NodeId> {
    this.madeStops ??= stopsAmong(this.graph.stops, this.goesOn);
    return this.madeStops;
  }

  get hexes(): ReadonlySet<HexId> {
    this.madeHexes ??= hexesEntered(this.graph, this.goesOn);
    return this.madeHexes;
  }

  get entries(): ReadonlyMap<HexId, readonly number[]> {
    this.madeEntries ??= entriesOf(this.graph, this.goesOn);
    return this.madeEntries;
  }

  entriesAt(hex: HexId): readonly number[] {
    return this.madeEntries === null ? edgesOf(this.graph, this.goesOn, hex) : (this.madeEntries.get(hex) ?? NOWHERE);
  }

  entriesWithout(hex: HexId, edge: number): readonly number[] {
    const { graph, starts, passes } = this;
    const vertex = graph.crossingAt(hex, edge);
    if (vertex === undefined) return this.entriesAt(hex);
    this.without ??= new Map();
    let found = this.without.get(vertex);
    if (found === undefined) {
      found = simplePaths({ graph, starts, passes, only: { vertex, piece: null } }).goesOn;
      this.without.set(vertex, found);
    }
    return edgesOf(graph, found, hex);
  }

  entriesFirst(hex: HexId): readonly number[] {
    const { graph, starts, passes } = this;
    this.first ??= new Map();
    let edges = this.first.get(hex);
    if (edges === undefined) {
      const { pieces } = graph;
      const isOpen = (number: number) => pieces[number]!.hex !== hex;
      edges = edgesOf(graph, simplePaths({ graph, starts, passes, isOpen }).goesOn, hex);
      this.first.set(hex, edges);
    }
    return edges;
  }

  uses(piece: PieceId): boolean {
    return usesPiece(this.graph, this.starts, this.passes, this.goesOn, piece);
  }
}

function stopsAmong(stops: readonly Stop[], goesOn: Uint8Array): Set<NodeId> {
  const ids = new Set<NodeId>();
  for (let stop = 0; stop < stops.length; stop++)
    if (goesOn[2 * stop] === 1 || goesOn[2 * stop + 1] === 1) ids.add(stops[stop]!.id);
  return ids;
}

/** The edges of a hex by which these paths enter it. */
const edgesOf = (graph: TrackGraph, goesOn: Uint8Array, hex: HexId): readonly number[] =>
  EDGES.filter((edge) => entersBy(graph, goesOn, hex, edge));

function entersBy(graph: TrackGraph, goesOn: Uint8Array, hex: HexId, edge: number): boolean {
  const vertex = graph.crossingAt(hex, edge);
  if (vertex === undefined) return false;
  const isFirst = graph.crossings[vertex - graph.stops.length]![0] === hex;
  return goesOn[2 * vertex + (isFirst ? 0 : 1)] === 1;
}

function hexesEntered({ crossings, stops }: TrackGraph, goesOn: Uint8Array): ReadonlySet<HexId> {
  const hexes = new Set<HexId>();
  for (let i = 0, half = 2 * stops.length; i < crossings.length; i++, half += 2) {
    const [first, second] = crossings[i]!;
    if (goesOn[half]) hexes.add(first);
    if (goesOn[half + 1] && second !== null) hexes.add(second);
  }
  return hexes;
}

function entriesOf(graph: TrackGraph, goesOn: Uint8Array): ReadonlyMap<HexId, readonly number[]> {
  const entries = new Map<HexId, number[]>();
  const enter = (hex: HexId, edge: number): void => {
    const edges = entries.get(hex);
    if (edges === undefined) entries.set(hex, [edge]);
    else edges.push(edge);
  };
  const { crossings, crossingEdges } = graph;
  for (let i = 0, half = 2 * graph.stops.length; i < crossings.length; i++, half += 2) {
    if (goesOn[half]) enter(crossings[i]![0], crossingEdges[i]!);
    if (goesOn[half + 1] && crossings[i]![1] !== null) enter(crossings[i]![1]!, opposite(crossingEdges[i]!));
  }
  for (const edges of entries.values()) if (edges.length > 1) edges.sort((a, b) => a - b);
  return entries;
}

/**
 * Whether a path leads over a piece. A path that can enter the piece reaches its far end, unless it was there before.
 * Had it been there before, it could have left over the piece at that time, whether at a stop or at a crossing, with
 * one exception: it may have left that crossing by another piece of the same hex. Only then a second search is needed,
 * for paths that do not.
 */
function usesPiece(
  graph: TrackGraph,
  starts: readonly Vertex[],
  passes: readonly boolean[],
  goesOn: Uint8Array,
  id: PieceId,
): boolean {
  const { stops, pieces, at, joints } = graph;
  const number = graph.pieceOf.get(id);
  if (number === undefined) return false;
  const { hex } = pieces[number]!;
  const setsOut = (half: number): boolean =>
    half >> 1 < stops.length
      ? passes[half >> 1]! && (goesOn[half] === 1 || goesOn[half + 1] === 1)
      : goesOn[half] === 1;
  const [one, other] = [joints.halves[2 * number]!, joints.halves[2 * number + 1]!];
  return [[one, other] as const, [other, one] as const].some(([near, far]) => {
    if (!setsOut(near)) return false;
    const vertex = far >> 1;
    if (vertex < stops.length) return true;
    if (at[vertex]!.every((beside) => beside === number || pieces[beside]!.hex !== hex)) return true;
    const found = simplePaths({ graph, starts, passes, only: { vertex, piece: number } });
    return found.goesOn[far ^ 1] === 1;
  });
}

/** Where a run ends in every rulebook that does not say otherwise. */
export const isOffboard = (stop: Stop): boolean => stop.kind === 'offboard';

interface Known {
  readonly isTerminal: (stop: Stop) => boolean;
  readonly reach: Reach;
}
const byCompany = perBoard(() => new Map<string, Known>());
/** By what the search reads besides the track: where it begins, and which stops end it. */
const byStarts = perTrack(() => new Map<string, Known>());

/** What a company reaches. A path ends at a city full of other companies' tokens and at a terminal stop. */
export function reachOf(map: MapFacts, board: Board, company: string, isTerminal = isOffboard): Reach {
  const known = byCompany(map, board);
  const last = known.get(company);
  if (last?.isTerminal === isTerminal) return last.reach;
  const nodes = tokenNodes(board, company);
  const closed = Object.keys(board.tokens).filter((node) => isBlocked(map, board, node, company));
  const found = reachBetween(map, board, nodes, closed.sort(), isTerminal);
  known.set(company, found);
  return found.reach;
}

function reachBetween(
  map: MapFacts,
  board: Board,
  nodes: readonly NodeId[],
  closed: readonly NodeId[],
  isTerminal: (stop: Stop) => boolean,
): Known {
  const known = byStarts(map, board);
  const key = `${nodes.join()} ${closed.join()}`;
  const last = known.get(key);
  if (last?.isTerminal === isTerminal) return last;
  const graph = graphOf(map, board);
  const starts = nodes.map((node) => graph.stopOf.get(node)!);
  const passes = graph.stops.map((stop) => !isTerminal(stop));
  for (const node of closed) passes[graph.stopOf.get(node)!] = false;
  const found = { isTerminal, reach: new TrackReach(graph, starts, passes) };
  known.set(key, found);
  return found;
}
