// The track on a board as a graph: stops and crossings of hex sides, joined by pieces of track.
import { type Board, type NodeId, nodeId } from './board.ts';
import { EDGES, isPassable, neighbour, opposite } from './coords.ts';
import { faceOf } from './face.ts';
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
}

interface Side {
  /** The same number seen from both hexes. */
  readonly key: number;
  readonly hexes: readonly [HexId, HexId | null];
  readonly edge: number;
}

/** The six sides of every hex. Where nothing leads over a side it belongs to one hex alone. */
const sidesOf = perMap((map) => {
  const ids = Object.keys(map.hexes);
  const numberOf = new Map(ids.map((id, i) => [id, i]));
  const sides = new Map<HexId, readonly Side[]>();
  for (const [i, id] of ids.entries())
    sides.set(
      id,
      EDGES.map((edge): Side => {
        const key = i * 6 + edge;
        const other = isPassable(map, id, edge) ? neighbour(map, id, edge) : null;
        if (other === null) return { key, hexes: [id, null], edge };
        const otherKey = numberOf.get(other)! * 6 + opposite(edge);
        return key < otherKey
          ? { key, hexes: [id, other], edge }
          : { key: otherKey, hexes: [other, id], edge: opposite(edge) };
      }),
    );
  return sides;
});

export const graphOf: (map: MapFacts, board: Board) => TrackGraph = perBoard((map, board) => {
  const hexes = Object.keys(map.hexes);
  const stops: Stop[] = [];
  const stopOf = new Map<NodeId, Vertex>();
  for (const hex of hexes)
    for (const [i, node] of faceOf(map, board, hex).nodes.entries()) {
      const id = nodeId(hex, i);
      stopOf.set(id, stops.length);
      stops.push({ ...node, id, hex });
    }

  const crossings: (readonly [HexId, HexId | null])[] = [];
  const crossingEdges: number[] = [];
  const crossingOf = new Map<number, Vertex>();
  const at: number[][] = stops.map(() => []);
  const vertexOf = (hex: HexId, end: End): Vertex => {
    if (isNode(end)) return stopOf.get(nodeId(hex, end - NODE))!;
    const side = sidesOf(map).get(hex)![end]!;
    let vertex = crossingOf.get(side.key);
    if (vertex === undefined) {
      vertex = at.length;
      crossingOf.set(side.key, vertex);
      crossings.push(side.hexes);
      crossingEdges.push(side.edge);
      at.push([]);
    }
    return vertex;
  };

  const pieces: Piece[] = [];
  const pieceOf = new Map<PieceId, number>();
  for (const hex of hexes)
    for (const [i, [a, b]] of faceOf(map, board, hex).paths.entries()) {
      const id = pieceId(hex, i);
      const ends = [vertexOf(hex, a), vertexOf(hex, b)] as const;
      pieceOf.set(id, pieces.length);
      for (const vertex of ends) at[vertex]!.push(pieces.length);
      pieces.push({ id, hex, ends });
    }
  return { stops, crossings, crossingEdges, pieces, at, stopOf, pieceOf };
});
