// The parts of a map and its tiles, as a game's data give them.

export type HexId = string;
export type TileId = string;

export type Colour = 'white' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue';

/** White is bare ground; the others follow each other as upgrades. Red and blue are never built on. */
export const COLOURS: readonly Colour[] = ['white', 'yellow', 'green', 'brown', 'gray'];

/** A figure, or one for each column that the phases name. */
export type NodeValue = number | Readonly<Record<string, number>>;

export interface NodeFacts {
  readonly kind: 'city' | 'town' | 'offboard' | 'mine' | 'port';
  readonly value: NodeValue;
  /** Places for tokens; 0 where none can stand. */
  readonly slots: number;
  /** Several nodes with one group are one location: a train counts it once. */
  readonly group?: string;
}

/** An edge 0..5, clockwise as printed at rotation 0, or a node: `6 + index`. */
export type End = number;
export const NODE = 6;
export const isNode = (end: End): boolean => end >= NODE;

export type PathFacts = readonly [End, End];

export interface TrackFacts {
  readonly colour: Colour;
  readonly label?: string;
  readonly nodes: readonly NodeFacts[];
  readonly paths: readonly PathFacts[];
}

export interface TileFacts extends TrackFacts {
  readonly id: TileId;
  /** Null if unlimited. */
  readonly count: number | null;
  /** The tiles that may replace it, and the other list that applies on hexes with a given label. */
  readonly upgradesTo: readonly TileId[];
  readonly upgradesToOnLabel?: Readonly<Record<string, readonly TileId[]>>;
  /** The face on the back of every piece: the two share their count, and a laid piece is not turned over. */
  readonly otherSide?: TileId;
  /** The only rotations in which it may lie; by default all. */
  readonly rotations?: readonly number[];
  /** Terrain that is paid for when this tile is replaced. */
  readonly upgradeTerrain?: { readonly kind: string; readonly cost: number };
}

export interface HexFacts extends TrackFacts {
  readonly id: HexId;
  readonly name?: string;
  /** A label that counts from this colour of tile on. */
  readonly futureLabel?: { readonly label: string; readonly from: Colour };
  readonly terrain?: { readonly kind: string; readonly cost: number };
  readonly borders?: readonly { readonly edge: number; readonly kind: string; readonly cost?: number }[];
  /** Two sides of edges; no track leads from one side to the other (a lake). */
  readonly partition?: readonly [readonly number[], readonly number[]];
  /** Signs printed on the hex, as a port's anchor. */
  readonly icons?: readonly string[];
  /** True if its name and figures are printed on another hex of the same area. */
  readonly hidden?: true;
}

/** A kind of stop that is added to plain track during play. */
export type StationId = string;

export interface MapFacts {
  /** Flat: a flat side is on top (edge 0 is the bottom). Pointy: a corner is on top (edge 0 is bottom left). */
  readonly orientation: 'flat' | 'pointy';
  readonly hexes: Readonly<Record<HexId, HexFacts>>;
  readonly tiles: Readonly<Record<TileId, TileFacts>>;
  /** Stations that can be added to the track of a hex, in games that have them. */
  readonly stations?: Readonly<Record<StationId, NodeFacts>>;
}
