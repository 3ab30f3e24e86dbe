// A short hand for the hexes of a map and the tiles of a box, as a game's data list them.
import type { HexFacts, HexId, TileFacts, TileId, TrackFacts } from './facts.ts';
import { paths } from './notation.ts';

type More = Omit<HexFacts, 'id' | keyof TrackFacts> & { readonly label?: string };
type Print = Omit<HexFacts, 'id'>;

/** A hex without printed track. */
export const bare = (nodes: HexFacts['nodes'] = [], more: More = {}): Print => ({
  colour: 'white',
  nodes,
  paths: [],
  ...more,
});

export const print = (colour: HexFacts['colour'], nodes: HexFacts['nodes'], track: string, more: More = {}): Print => ({
  colour,
  nodes,
  paths: paths(track),
  ...more,
});

const named = <T extends object>(all: Readonly<Record<string, T>>): Readonly<Record<string, T & { id: string }>> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, { id, ...one }]));

export const hexesOf = (prints: Readonly<Record<HexId, Print>>): Readonly<Record<HexId, HexFacts>> => named(prints);

type TilePrint = Omit<TileFacts, 'id'>;

/** At rotation 0: colour, pieces, nodes, track, and the tiles that replace it. */
export const tile = (
  colour: TileFacts['colour'],
  count: number,
  nodes: TileFacts['nodes'],
  track: string,
  next: string,
  more: Partial<TilePrint> = {},
): TilePrint => ({
  colour,
  count,
  nodes,
  paths: paths(track),
  upgradesTo: next === '' ? [] : next.split(' '),
  ...more,
});

export const tilesOf = (tiles: Readonly<Record<TileId, TilePrint>>): Readonly<Record<TileId, TileFacts>> =>
  named(tiles);
