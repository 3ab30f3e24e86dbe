// Tiles, tokens and added stations on the map. Everything else about the track is computed from them.
import { named, numbered } from '../core/named.ts';
import type { HexId, StationId, TileId } from './facts.ts';

/** A node of a hex: `F15.0`. */
export type NodeId = string;

/** A station on the plain track between two sides of a hex. It is named by the sides, which outlast the tile. */
export interface Extra {
  readonly station: StationId;
  readonly on: readonly [edge: number, edge: number];
}

/**
 * The parts of a board are values: a change replaces a part. So boards share unchanged parts, and a cache about a part
 * holds for every board that has it.
 */
export interface Board {
  /** Raised by every change of the board, so that no cache about it is stale. */
  rev: number;
  /** The tile on a hex and its rotation; hexes with nothing but their print are not listed. */
  laid: Record<HexId, [tile: TileId, rotation: number]>;
  /** For each city with a token: the company in each slot, null for a free slot. */
  tokens: Record<NodeId, (string | null)[]>;
  /** Arrival of each token, as the `rev` of that moment; only in games that ask who came first. */
  since?: Record<NodeId, (number | null)[]>;
  /** Stations added to the track of a hex, in order of arrival. Left out if none was ever added. */
  extras?: Record<HexId, Extra[]>;
}

export interface BoardSlice {
  board: Board;
}

/** The board of a state, to be changed: a copy takes its place, since earlier states still read the old one. */
export function boardToWrite(s: BoardSlice): Board {
  s.board = { ...s.board };
  return s.board;
}

export const nodeId: (hex: HexId, index: number) => NodeId = numbered('.');
export const hexOfNode: (node: NodeId) => HexId = named((node) => node.slice(0, node.indexOf('.')));
export const indexOfNode: (node: NodeId) => number = named((node) => Number(node.slice(node.indexOf('.') + 1)));

export const emptyBoard = (): Board => ({ rev: 0, laid: {}, tokens: {} });

/** A board that knows when its tokens came. */
export const timedBoard = (): Board => ({ ...emptyBoard(), since: {} });
