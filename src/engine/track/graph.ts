// The track on a board as a graph: stops and crossings of hex sides, joined by pieces of track.
import { type Board, type NodeId, nodeId } from './board.ts';
import { EDGES, isPassable, neighbour, opposite } from './coords.ts';
import { type Face, faceOf } from './face.ts';
import { type End, type HexId, isNode, type MapFacts, NODE, type NodeFacts } from './facts.ts';
import { perBoard, perMap } from './memo.ts';

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
  readonly stopOf: ReadonlyMap<NodeId, Vertex>;
  readonly pieceOf: ReadonlyMap<PieceId, number>;
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

/** The six sides of every hex. A side that no track can cross belongs to one hex alone. */
const sidesOf = perMap((map) => {
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
  return new Map(ids.map((id, i) => [id, EDGES.map((edge) => sideOf(id, i, edge))]));
});

/** The stops and pieces of a face on a certain hex, made once and used for every board. */
const namesOf = perMap(
  () => new Map<HexId, Map<Face, { readonly stops: readonly Stop[]; readonly pieces: readonly PieceId[] }>>(),
);
function namesOn(map: MapFacts, hex: HexId, face: Face) {
  const known = namesOf(map);
  if (!known.has(hex)) known.set(hex, new Map());
  const byFace = known.get(hex)!;
  let names = byFace.get(face);
  if (names === undefined) {
    names = {
      stops: face.nodes.map((node, i) => ({ ...node, id: nodeId(hex, i), hex })),
      pieces: face.paths.map((_, i) => pieceId(hex, i)),
    };
    byFace.set(face, names);
  }
  return names;
}

export const graphOf: (map: MapFacts, board: Board) => TrackGraph = perBoard((map, board) => {
  const grounds = [...sidesOf(map)].map(([hex, sides]) => {
    const face = faceOf(map, board, hex);
    return { hex, sides, face, names: namesOn(map, hex, face) };
  });
  const stops = grounds.flatMap(({ names }) => names.stops);
  const stopOf = new Map(stops.map(({ id }, vertex) => [id, vertex]));

  const crossings: (readonly [HexId, HexId | null])[] = [];
  const crossingEdges: number[] = [];
  const crossingOf: Vertex[] = new Array(6 * grounds.length).fill(-1);
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
  let firstStop = 0;
  for (const { hex, sides, face, names } of grounds) {
    const vertexAt = (end: End): Vertex => (isNode(end) ? firstStop + end - NODE : vertexOf(sides[end]!));
    for (const [i, [a, b]] of face.paths.entries()) {
      const ends = [vertexAt(a), vertexAt(b)] as const;
      for (const vertex of ends) at[vertex]!.push(pieces.length);
      pieces.push({ id: names.pieces[i]!, hex, ends });
    }
    firstStop += names.stops.length;
  }
  const pieceOf = new Map(pieces.map(({ id }, number) => [id, number]));
  const crossingAt = (hex: HexId, edge: number): Vertex | undefined => {
    const vertex = crossingOf[sidesOf(map).get(hex)![edge]!.key]!;
    return vertex < 0 ? undefined : vertex;
  };
  return { stops, crossings, crossingEdges, crossingAt, pieces, at, stopOf, pieceOf };
});
