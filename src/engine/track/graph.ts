// The track on a board as a graph: stops and crossings of hex sides, joined by pieces of track.
import type { NodeId } from './board.ts';
import type { HexId, NodeFacts } from './facts.ts';

/** `F15:0`: the first path of what lies on F15. */
export type PieceId = string;

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
