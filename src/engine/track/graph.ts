// The track on a board as a graph: stops and crossings of hex sides, joined by pieces of track.
import { type Board, type NodeId, nodeId } from './board.ts';
import { EDGES, isPassable, neighbour, opposite } from './coords.ts';
import { type Face, faceOf } from './face.ts';
import { type End, type HexId, isNode, type MapFacts, NODE, type NodeFacts } from './facts.ts';
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
  readonly stopOf: Numbers<NodeId, Vertex>;
  readonly pieceOf: Numbers<PieceId, number>;
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
  /** What a face that lies here is called, made once and used for every board. */
  readonly names: Map<Face, Names>;
}
interface Names {
  readonly stops: readonly Stop[];
  readonly pieces: readonly PieceId[];
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
    (hex, i): Ground => ({ hex, sides: EDGES.map((edge) => sideOf(hex, i, edge)), names: new Map() }),
  );
  return { grounds, numberOf };
});

function namesOn({ hex, names }: Ground, face: Face): Names {
  let known = names.get(face);
  if (known === undefined) {
    known = {
      stops: face.nodes.map((node, i) => ({ ...node, id: nodeId(hex, i), hex })),
      pieces: face.paths.map((_, i) => pieceId(hex, i)),
    };
    names.set(face, known);
  }
  return known;
}

export const graphOf: (map: MapFacts, board: Board) => TrackGraph = perTrack((map, board) => {
  const { grounds, numberOf } = groundsOf(map);
  const faces = grounds.map(({ hex }) => faceOf(map, board, hex));
  const stops: Stop[] = [];
  /** The number of the first stop and of the first piece of each hex, and beyond the last. */
  const firstStop = new Int32Array(grounds.length + 1);
  const firstPiece = new Int32Array(grounds.length + 1);
  for (const [i, face] of faces.entries()) {
    if (face.nodes.length > 0) stops.push(...namesOn(grounds[i]!, face).stops);
    firstStop[i + 1] = stops.length;
    firstPiece[i + 1] = firstPiece[i]! + face.paths.length;
  }

  const crossings: (readonly [HexId, HexId | null])[] = [];
  const crossingEdges: number[] = [];
  const crossingOf = new Int32Array(6 * grounds.length).fill(-1);
  const at: number[][] = stops.map(() => []);
  const vertexOf = ({ key, hexes, edge }: Side): Vertex => {
    const known = crossingOf[key]!;
    if (known >= 0) return known;
    crossingOf[key] = at.length;
    crossings.push(hexes);
    crossingEdges.push(edge);
    return at.push([]) - 1;
  };

  const pieces: Piece[] = [];
  for (const [i, { paths }] of faces.entries()) {
    if (paths.length === 0) continue;
    const { hex, sides } = grounds[i]!;
    const { pieces: ids } = namesOn(grounds[i]!, faces[i]!);
    const vertexAt = (end: End): Vertex => (isNode(end) ? firstStop[i]! + end - NODE : vertexOf(sides[end]!));
    for (let p = 0; p < paths.length; p++) {
      const ends = [vertexAt(paths[p]![0]), vertexAt(paths[p]![1])] as const;
      at[ends[0]]!.push(pieces.length);
      at[ends[1]]!.push(pieces.length);
      pieces.push({ id: ids[p]!, hex, ends });
    }
  }
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
  const [stopOf, pieceOf] = [numbers(firstStop, '.'), numbers(firstPiece, ':')];
  return { stops, crossings, crossingEdges, crossingAt, pieces, at, stopOf, pieceOf };
});
