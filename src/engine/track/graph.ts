// The track on a board as a graph: stops and crossings of hex sides, joined by pieces of track.
import type { Board, NodeId } from './board.ts';
import type { HexId, MapFacts } from './facts.ts';
import { type Contents, contentsOf, landOf, type PieceId, type Stop } from './ground.ts';
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
}

/**
 * The same as flat numbers, for searches. A vertex has two halves, `2 * vertex` and one more: a crossing has one for either
 * hex, the first for its first; at a stop both are alike, and pieces lead to the first.
 */
export interface Joints {
  readonly vertices: number;
  /** The halves at the two ends of piece `p`: at `2 * p` and `2 * p + 1`. */
  readonly halves: Int32Array;
  /** The pieces at vertex `v` are `pieces[first[v]]` and so on up to `first[v + 1]`. */
  readonly first: Int32Array;
  readonly pieces: Int32Array;
}

/** The number of a thing by its id; undefined where the graph has none of that name. */
export interface Numbers<Id, N extends number> {
  get(id: Id): N | undefined;
}

/** A graph that knows on which side of the hexes its crossings lie. */
export interface TrackGraph extends Graph {
  /** The edge of the first hex of each crossing. */
  readonly crossingEdges: readonly number[];
  /** The crossing at a side of a hex; undefined where no track leads to it. */
  readonly crossingAt: (hex: HexId, edge: number) => Vertex | undefined;
  /** The stops of a hex, in their order. */
  readonly stopsOn: (hex: HexId) => readonly Vertex[];
}

export const graphOf: (map: MapFacts, board: Board) => TrackGraph = perTrack((map, board) => {
  const { grounds, numberOf, sides } = landOf(map);
  const contents = contentsOf(map, board);
  const stops: Stop[] = [];
  /** The number of the first stop and of the first piece of each hex, and beyond the last. */
  const firstStop = new Int32Array(grounds.length + 1);
  const firstPiece = new Int32Array(grounds.length + 1);
  for (let i = 0; i < contents.length; i++) {
    const here = contents[i]!;
    for (let k = 0; k < here.stops.length; k++) stops.push(here.stops[k]!);
    firstStop[i + 1] = stops.length;
    firstPiece[i + 1] = firstPiece[i]! + here.pieces.length;
  }

  const halves = new Int32Array(2 * firstPiece[grounds.length]!);
  /** The sides that track leads to, in the order in which it comes to them, and the crossing at each. */
  const keys: number[] = [];
  const crossingOf = new Int32Array(sides.length).fill(-1);
  for (let i = 0, end = 0; i < contents.length; i++) {
    const { ends } = contents[i]!;
    for (let k = 0; k < ends.length; k++) {
      const at = ends[k]!;
      if (at < 0) {
        halves[end++] = 2 * (firstStop[i]! + ~at);
        continue;
      }
      const key = at >> 1;
      if (crossingOf[key]! < 0) {
        crossingOf[key] = stops.length + keys.length;
        keys.push(key);
      }
      halves[end++] = 2 * crossingOf[key]! + (at & 1);
    }
  }
  const joints = jointsOf(stops.length + keys.length, halves);

  let crossings: Graph['crossings'] | undefined;
  let crossingEdges: readonly number[] | undefined;
  let pieces: readonly Piece[] | undefined;
  let at: readonly (readonly number[])[] | undefined;
  const numbers = (first: Int32Array, sign: string): Numbers<string, number> => ({
    get(id) {
      const end = id.indexOf(sign);
      const hex = numberOf.get(id.slice(0, end));
      if (hex === undefined) return undefined;
      const number = first[hex]! + Number(id.slice(end + 1));
      return number < first[hex + 1]! ? number : undefined;
    },
  });
  const crossingAt = (hex: HexId, edge: number): Vertex | undefined => {
    const vertex = crossingOf[grounds[numberOf.get(hex)!]!.sides[edge]!.key]!;
    return vertex < 0 ? undefined : vertex;
  };
  const stopsOn = (hex: HexId): Vertex[] => {
    const i = numberOf.get(hex)!;
    return contents[i]!.stops.map((_, index) => firstStop[i]! + index);
  };
  return {
    stops,
    get crossings() {
      crossings ??= keys.map((key) => sides[key]!.hexes);
      return crossings;
    },
    get crossingEdges() {
      crossingEdges ??= keys.map((key) => sides[key]!.edge);
      return crossingEdges;
    },
    crossingAt,
    stopsOn,
    joints,
    get pieces() {
      pieces ??= piecesOf(grounds, contents, halves);
      return pieces;
    },
    get at() {
      at ??= Array.from({ length: joints.vertices }, (_, vertex) => [
        ...joints.pieces.subarray(joints.first[vertex], joints.first[vertex + 1]),
      ]);
      return at;
    },
    stopOf: numbers(firstStop, '.'),
    pieceOf: numbers(firstPiece, ':'),
  };
});

function piecesOf(
  grounds: readonly { readonly hex: HexId }[],
  contents: readonly Contents[],
  halves: Int32Array,
): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0, end = 0; i < contents.length; i++)
    for (const id of contents[i]!.pieces)
      pieces.push({ id, hex: grounds[i]!.hex, ends: [halves[end++]! >> 1, halves[end++]! >> 1] });
  return pieces;
}

/** The pieces at each vertex, in their order. */
function jointsOf(vertices: number, halves: Int32Array): Joints {
  const first = new Int32Array(vertices + 1);
  for (const half of halves) first[(half >> 1) + 1]! += 1;
  for (let vertex = 0; vertex < vertices; vertex++) first[vertex + 1]! += first[vertex]!;
  const next = first.slice();
  const pieces = new Int32Array(halves.length);
  for (let end = 0; end < halves.length; end++) {
    const vertex = halves[end]! >> 1;
    pieces[next[vertex]!] = end >> 1;
    next[vertex]! += 1;
  }
  return { vertices, halves, first, pieces };
}
