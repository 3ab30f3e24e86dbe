// The track on a board as a graph: stops and crossings of hex sides, joined by pieces of track.
import { type Board, emptyBoard, type NodeId, nodeId } from './board.ts';
import { EDGES, isPassable, neighbour, opposite } from './coords.ts';
import { type Face, faceOf } from './face.ts';
import { type HexId, isNode, type MapFacts, NODE, type NodeFacts } from './facts.ts';
import { perMap, perTrack } from './memo.ts';

/** `F15:0`: the first path of what lies on F15. */
export type PieceId = string;
export const pieceId = (hex: HexId, path: number): PieceId => `${hex}:${path}`;

/**
 * A vertex is a number: stops first, crossings after them. At a stop a train leaves by any other piece; at a crossing it
 * goes on over a piece of the other hex. A crossing that has pieces on one side only is a dead end.
 */
export type Vertex = number;

export interface Stop extends NodeFacts {
  readonly id: NodeId;
  readonly hex: HexId;
}

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

interface Side {
  /** The same number seen from both hexes. */
  readonly key: number;
  readonly hexes: readonly [HexId, HexId | null];
  readonly edge: number;
}

/** A hex with its sides; a side that no track can cross belongs to one hex alone. */
interface Ground {
  readonly hex: HexId;
  readonly sides: readonly Side[];
  /** What each face that has lain here brings, made once and used for every board. */
  readonly contents: Map<Face, Contents>;
}

interface Contents {
  readonly stops: readonly Stop[];
  readonly pieces: readonly PieceId[];
  readonly paths: Face['paths'];
}

const groundsOf = perMap((map) => {
  const ids = Object.keys(map.hexes);
  const numberOf = new Map(ids.map((id, i) => [id, i]));
  const sideOf = (id: HexId, i: number, edge: number): Side => {
    const key = i * 6 + edge;
    const other = isPassable(map, id, edge) ? neighbour(map, id, edge) : null;
    if (other === null) return { key, hexes: [id, null], edge };
    const otherKey = numberOf.get(other)! * 6 + opposite(edge);
    return key < otherKey
      ? { key, hexes: [id, other], edge }
      : { key: otherKey, hexes: [other, id], edge: opposite(edge) };
  };
  const grounds = ids.map(
    (hex, i): Ground => ({ hex, sides: EDGES.map((edge) => sideOf(hex, i, edge)), contents: new Map() }),
  );
  const printed = grounds.map((ground) => contentsOn(ground, faceOf(map, emptyBoard(), ground.hex)));
  return { grounds, numberOf, printed };
});

function contentsOn({ hex, contents }: Ground, face: Face): Contents {
  let known = contents.get(face);
  if (known === undefined) {
    known = {
      stops: face.nodes.map((node, i) => ({ ...node, id: nodeId(hex, i), hex })),
      pieces: face.paths.map((_, i) => pieceId(hex, i)),
      paths: face.paths,
    };
    contents.set(face, known);
  }
  return known;
}

/** What each hex brings as the board lies. */
function contentsOf(map: MapFacts, board: Board): readonly Contents[] {
  const { grounds, numberOf, printed } = groundsOf(map);
  const contents = printed.slice();
  const look = (hex: HexId): void => {
    const i = numberOf.get(hex)!;
    contents[i] = contentsOn(grounds[i]!, faceOf(map, board, hex));
  };
  for (const hex in board.laid) look(hex);
  for (const hex in board.extras) look(hex);
  return contents;
}

export const graphOf: (map: MapFacts, board: Board) => TrackGraph = perTrack((map, board) => {
  const { grounds, numberOf } = groundsOf(map);
  const contents = contentsOf(map, board);
  const stops: Stop[] = [];
  /** The number of the first stop and of the first piece of each hex, and beyond the last. */
  const firstStop = new Int32Array(grounds.length + 1);
  const firstPiece = new Int32Array(grounds.length + 1);
  for (let i = 0; i < contents.length; i++) {
    const here = contents[i]!;
    for (const stop of here.stops) stops.push(stop);
    firstStop[i + 1] = stops.length;
    firstPiece[i + 1] = firstPiece[i]! + here.paths.length;
  }

  const halves = new Int32Array(2 * firstPiece[grounds.length]!);
  const crossings: (readonly [HexId, HexId | null])[] = [];
  const crossingEdges: number[] = [];
  const crossingOf = new Int32Array(6 * grounds.length).fill(-1);
  for (let i = 0, end = 0; i < contents.length; i++) {
    const { hex, sides } = grounds[i]!;
    for (const path of contents[i]!.paths)
      for (let k = 0; k < 2; k++) {
        if (isNode(path[k]!)) {
          halves[end++] = 2 * (firstStop[i]! + path[k]! - NODE);
          continue;
        }
        const { key, hexes, edge } = sides[path[k]!]!;
        if (crossingOf[key]! < 0) {
          crossingOf[key] = stops.length + crossings.length;
          crossings.push(hexes);
          crossingEdges.push(edge);
        }
        halves[end++] = 2 * crossingOf[key]! + (hexes[0] === hex ? 0 : 1);
      }
  }
  const joints = jointsOf(stops.length + crossings.length, halves);

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
    crossings,
    crossingEdges,
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

function piecesOf(grounds: readonly Ground[], contents: readonly Contents[], halves: Int32Array): Piece[] {
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
