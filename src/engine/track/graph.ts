// The track on a board as a graph: stops and crossings of hex sides, joined by pieces of track.
import { zeros } from '../core/zeros.ts';
import type { Board, NodeId } from './board.ts';
import type { HexId, MapFacts } from './facts.ts';
import { type Contents, contentsOf, type Land, landOf, type PieceId, type Stop } from './ground.ts';
import { perTrack } from './memo.ts';

export { type PieceId, pieceId, type Stop } from './ground.ts';

/**
 * A vertex is a number: stops first, crossings after them. At a stop a train leaves by any other piece; at a crossing it
 * goes on over a piece of the other hex. A crossing that has pieces on one side only is a dead end.
 */
export type Vertex = number;

export interface Piece {
  readonly id: PieceId;
  readonly hex: HexId;
  readonly ends: readonly [Vertex, Vertex];
}

export interface Graph {
  readonly stops: readonly Stop[];
  /** The two hexes that share each crossing; the second is null at the edge of the map. */
  readonly crossings: readonly (readonly [HexId, HexId | null])[];
  readonly pieces: readonly Piece[];
  /** The pieces that touch each vertex, by their numbers. */
  readonly at: readonly (readonly number[])[];
  readonly joints: Joints;
  readonly stopOf: Numbers<NodeId, Vertex>;
  readonly pieceOf: Numbers<PieceId, number>;
  /** The name of a piece by its number, for callers that need nothing else about pieces. */
  nameOf(piece: number): PieceId;
}

/**
 * The graph as flat numbers, for searches. A vertex has two halves, `2 * vertex` and one more: a crossing has one for
 * either hex, the first for its first; at a stop both are alike, and pieces lead to the first.
 */
export interface Joints {
  readonly vertices: number;
  /** The halves at the two ends of piece `p`: at `2 * p` and `2 * p + 1`. */
  readonly halves: readonly number[];
  /** The pieces at vertex `v` are `pieces[first[v]]` and so on up to `first[v + 1]`. */
  readonly first: readonly number[];
  readonly pieces: readonly number[];
}

/** Numbers of things by id; undefined if the graph has none of that name. */
export interface Numbers<Id, N extends number> {
  get(id: Id): N | undefined;
}

/** A graph that knows on which side of the hexes its crossings lie. */
export interface TrackGraph extends Graph {
  /** The edge of the first hex of each crossing. */
  readonly crossingEdges: readonly number[];
  /** The stops of a hex, in their order. */
  stopsOn(hex: HexId): readonly Vertex[];
}

export const graphOf: (map: MapFacts, board: Board) => TrackGraph = perTrack((map, board) =>
  graphOn(landOf(map), contentsOf(map, board)),
);

/** While a graph is made: one more than the number of the crossing at each side, 0 where there is none yet. */
let crossingAt = new Int32Array(0);

/** The graph of the contents of each hex of a land. */
export function graphOn(land: Land, contents: readonly Contents[]): TrackGraph {
  const stops: Stop[] = [];
  const firstStop = [0];
  const firstPiece = [0];
  let pieces = 0;
  for (let i = 0; i < contents.length; i++) {
    const here = contents[i]!;
    for (let k = 0; k < here.stops.length; k++) stops.push(here.stops[k]!);
    pieces += here.pieces.length;
    firstStop.push(stops.length);
    firstPiece.push(pieces);
  }

  if (crossingAt.length < land.sides.length) crossingAt = new Int32Array(land.sides.length);
  const halves: number[] = [];
  const sides: number[] = [];
  for (let i = 0; i < contents.length; i++) {
    const { ends } = contents[i]!;
    for (let k = 0; k < ends.length; k++) {
      const at = ends[k]!;
      if (at < 0) {
        halves.push(2 * (firstStop[i]! + ~at));
        continue;
      }
      const side = at >> 1;
      if (crossingAt[side] === 0) {
        sides.push(side);
        crossingAt[side] = stops.length + sides.length;
      }
      halves.push(2 * (crossingAt[side]! - 1) + (at & 1));
    }
  }
  for (const side of sides) crossingAt[side] = 0;
  const joints = jointsOf(stops.length + sides.length, halves);
  return new LaidGraph({ land, contents, stops, firstStop, firstPiece, sides, joints });
}

/** Results of one pass over the hexes of a board. */
interface Found {
  readonly land: Land;
  readonly contents: readonly Contents[];
  readonly stops: readonly Stop[];
  /** The number of the first stop and of the first piece of each hex, and beyond the last. */
  readonly firstStop: readonly number[];
  readonly firstPiece: readonly number[];
  /** Sides that track leads to, in the order in which it comes to them. */
  readonly sides: readonly number[];
  readonly joints: Joints;
}

/** A class, so that rarely used parts are made when asked for: a plain object with getters is slow in every access. */
class LaidGraph implements TrackGraph {
  readonly stops: readonly Stop[];
  readonly joints: Joints;
  readonly stopOf: Numbers<NodeId, Vertex>;
  readonly pieceOf: Numbers<PieceId, number>;
  private readonly found: Found;
  private madeCrossings: Graph['crossings'] | null = null;
  private madeEdges: readonly number[] | null = null;
  private madePieces: readonly Piece[] | null = null;
  private madeAt: Graph['at'] | null = null;

  constructor(found: Found) {
    const { numberOf } = found.land;
    this.found = found;
    this.stops = found.stops;
    this.joints = found.joints;
    this.stopOf = { get: (id) => numberIn(numberOf, found.firstStop, id, '.') };
    this.pieceOf = { get: (id) => numberIn(numberOf, found.firstPiece, id, ':') };
  }

  nameOf(piece: number): PieceId {
    const { contents, firstPiece } = this.found;
    let [hex, beyond] = [0, contents.length];
    while (beyond - hex > 1) {
      const middle = (hex + beyond) >> 1;
      if (firstPiece[middle]! <= piece) hex = middle;
      else beyond = middle;
    }
    return contents[hex]!.pieces[piece - firstPiece[hex]!]!;
  }

  get crossings(): Graph['crossings'] {
    const { sides, land } = this.found;
    this.madeCrossings ??= sides.map((side) => land.sides[side]!.hexes);
    return this.madeCrossings;
  }

  get crossingEdges(): readonly number[] {
    const { sides, land } = this.found;
    this.madeEdges ??= sides.map((side) => land.sides[side]!.edge);
    return this.madeEdges;
  }

  get pieces(): readonly Piece[] {
    this.madePieces ??= piecesOf(this.found);
    return this.madePieces;
  }

  get at(): Graph['at'] {
    const { vertices, first, pieces } = this.joints;
    this.madeAt ??= Array.from({ length: vertices }, (_, vertex) => pieces.slice(first[vertex], first[vertex + 1]));
    return this.madeAt;
  }

  stopsOn(hex: HexId): readonly Vertex[] {
    const { land, contents, firstStop } = this.found;
    const i = land.numberOf.get(hex)!;
    return contents[i]!.stops.map((_, index) => firstStop[i]! + index);
  }
}

/** The number of a thing named by its hex, a sign and its place there. */
function numberIn(
  hexes: ReadonlyMap<HexId, number>,
  first: readonly number[],
  id: string,
  sign: string,
): number | undefined {
  const end = id.indexOf(sign);
  const hex = hexes.get(id.slice(0, end));
  if (hex === undefined) return undefined;
  const number = first[hex]! + Number(id.slice(end + 1));
  return number < first[hex + 1]! ? number : undefined;
}

function piecesOf({ land, contents, joints: { halves } }: Found): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0, end = 0; i < contents.length; i++)
    for (const id of contents[i]!.pieces)
      pieces.push({ id, hex: land.ids[i]!, ends: [halves[end++]! >> 1, halves[end++]! >> 1] });
  return pieces;
}

/** Pieces at each vertex, in their order. */
function jointsOf(vertices: number, halves: readonly number[]): Joints {
  const first = zeros(vertices + 1);
  for (let end = 0; end < halves.length; end++) first[(halves[end]! >> 1) + 1]! += 1;
  for (let vertex = 0; vertex < vertices; vertex++) first[vertex + 1]! += first[vertex]!;
  const next = first.slice();
  const pieces = zeros(halves.length);
  for (let end = 0; end < halves.length; end++) {
    const vertex = halves[end]! >> 1;
    pieces[next[vertex]!] = end >> 1;
    next[vertex]! += 1;
  }
  return { vertices, halves, first, pieces };
}
