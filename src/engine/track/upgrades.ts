// Tiles that may lie on a hex next, and their rotations.
import type { Board } from './board.ts';
import { EDGES, isPassable, neighbour, opposite } from './coords.ts';
import { COLOURS, type Colour, type HexId, isNode, type MapFacts, type TileId, type TrackFacts } from './facts.ts';
import { type HexTrack, trackOfTile, trackOn } from './hexTrack.ts';
import { type Keeps, keepsTrack } from './keepsTrack.ts';
import { perMap, perTiles } from './memo.ts';

/** The colour that follows; undefined for gray, and for red and blue, which are never built on. */
const colourAfter = (colour: Colour): Colour | undefined =>
  COLOURS.includes(colour) ? COLOURS[COLOURS.indexOf(colour) + 1] : undefined;

/** The label that counts on a hex for tiles of a colour. */
function labelAt(map: MapFacts, hex: HexId, colour: Colour): string | undefined {
  const { label, futureLabel } = map.hexes[hex]!;
  const isDue = futureLabel !== undefined && COLOURS.indexOf(colour) >= COLOURS.indexOf(futureLabel.from);
  return isDue ? futureLabel.label : label;
}

/** True if a tile bears the label that its hex has at that colour, or neither has one. */
const bearsLabel = (map: MapFacts, hex: HexId, tile: TileId): boolean => {
  const { label, colour } = map.tiles[tile]!;
  return label === labelAt(map, hex, colour);
};

const kindsOf = ({ nodes }: TrackFacts): string =>
  nodes
    .map(({ kind }) => kind)
    .sort()
    .join();

/** Tiles for a hex that has only its print: the next colour, as many nodes of the same kinds, the same label. */
const onPrints = perMap((map) => {
  const tiles = Object.keys(map.tiles);
  const fits = (hex: HexId, tile: TileId): boolean => {
    const print = map.hexes[hex]!;
    const next = colourAfter(print.colour);
    const { colour } = map.tiles[tile]!;
    return next === colour && kindsOf(print) === kindsOf(map.tiles[tile]!) && bearsLabel(map, hex, tile);
  };
  return new Map(Object.keys(map.hexes).map((hex) => [hex, tiles.filter((tile) => fits(hex, tile))]));
});

/**
 * Tiles that may replace the one on a hex, by map and tiles alone. The game itself checks the available colours, the
 * number of pieces left, and the phase.
 */
export function upgradesOf(map: MapFacts, board: Board, hex: HexId): readonly TileId[] {
  const laid = board.laid[hex];
  if (laid === undefined) return onPrints(map).get(hex) ?? [];
  const known = onTiles(map).get(hex)!;
  let tiles = known.get(laid[0]);
  if (tiles === undefined) {
    tiles = listedFor(map, hex, laid[0]);
    known.set(laid[0], tiles);
  }
  return tiles;
}

/** By hex and the tile that lies there. */
const onTiles = perMap((map) => new Map(Object.keys(map.hexes).map((hex) => [hex, new Map<TileId, TileId[]>()])));

function listedFor(map: MapFacts, hex: HexId, laid: TileId): TileId[] {
  const { colour, upgradesTo, upgradesToOnLabel } = map.tiles[laid]!;
  const next = colourAfter(colour);
  const label = next === undefined ? undefined : labelAt(map, hex, next);
  const listed = (label === undefined ? undefined : upgradesToOnLabel?.[label]) ?? upgradesTo;
  return listed.filter((tile) => bearsLabel(map, hex, tile));
}

const ofColours = perMap(() => new Map<string, readonly TileId[]>());

/**
 * The tiles of these colours with the same number of nodes of the same kinds and the label of the hex: for upgrades
 * that no tile lists, such as to the same colour or past a colour.
 */
export function tilesOfColours(map: MapFacts, board: Board, hex: HexId, colours: readonly Colour[]): readonly TileId[] {
  const laid = board.laid[hex];
  const known = ofColours(map);
  const key = `${hex} ${laid?.[0]} ${colours}`;
  let tiles = known.get(key);
  if (tiles === undefined) {
    const kinds = kindsOf(laid === undefined ? map.hexes[hex]! : map.tiles[laid[0]]!);
    tiles = Object.values(map.tiles)
      .filter((tile) => colours.includes(tile.colour) && kindsOf(tile) === kinds && bearsLabel(map, hex, tile.id))
      .map(({ id }) => id);
    known.set(key, tiles);
  }
  return tiles;
}

const byColours = perMap(() => new Map<readonly Colour[], Map<readonly TileId[], readonly TileId[]>>());

/** Filters tiles by these colours. Results are cached by both lists, which are always the same objects. */
export function inColours(map: MapFacts, colours: readonly Colour[], tiles: readonly TileId[]): readonly TileId[] {
  let known = byColours(map).get(colours);
  if (known === undefined) {
    known = new Map();
    byColours(map).set(colours, known);
  }
  let found = known.get(tiles);
  if (found === undefined) {
    found = tiles.filter((tile) => colours.includes(map.tiles[tile]!.colour));
    known.set(tiles, found);
  }
  return found;
}

const NEVER_BUILT: readonly Colour[] = ['gray', 'red', 'blue'];

/** For each edge of each hex: true if new track may lead to it. */
const openEdges = perMap((map) => {
  const isOpen = (hex: HexId, edge: number): boolean => {
    if (!isPassable(map, hex, edge)) return false;
    const { colour, paths } = map.hexes[neighbour(map, hex, edge)!]!;
    return !NEVER_BUILT.includes(colour) || paths.some((ends) => ends.includes(opposite(edge)));
  };
  return new Map(Object.keys(map.hexes).map((hex) => [hex, EDGES.map((edge) => isOpen(hex, edge))]));
});

/** True if no track leads off the map, over a closed border, or to a blank side of a hex that is never built on. */
export function edgesFit(map: MapFacts, hex: HexId, track: HexTrack): boolean {
  const open = openEdges(map).get(hex)!;
  return track.edges.every((edge) => open[edge]!);
}

/** True if no track leads from one side of a divided hex to the other, directly or through a node. */
function staysOnOneSide(map: MapFacts, hex: HexId, track: HexTrack): boolean {
  const { partition } = map.hexes[hex]!;
  if (partition === undefined) return true;
  const plain = track.paths.filter((ends) => !ends.some(isNode));
  return [...plain, ...track.exits].every((edges) =>
    partition.some((side) => edges.every((edge) => side.includes(edge))),
  );
}

/** True if no track leads to a closed edge or across a divided hex. */
export const pathsFit = (map: MapFacts, hex: HexId, track: HexTrack): boolean =>
  edgesFit(map, hex, track) && staysOnOneSide(map, hex, track);

/** True if a tile in this rotation keeps the required track of the hex and leads nowhere it may not. */
export function fits(
  map: MapFacts,
  board: Board,
  hex: HexId,
  tile: TileId,
  rotation: number,
  keeps: Keeps = keepsTrack,
): boolean {
  if (map.tiles[tile]?.rotations?.includes(rotation) === false) return false;
  const track = trackOfTile(map, tile, rotation);
  return pathsFit(map, hex, track) && keeps(trackOn(map, board, hex), track) !== null;
}

/** By hex, its track and tile: rotations that fit without losing any track. */
const turns = perMap(
  (map) => new Map(Object.keys(map.hexes).map((hex) => [hex, new Map<HexTrack, Map<TileId, number[]>>()])),
);

/** Rotations that fit, out of all six, even if two of them look the same. */
export function rotationsOf(
  map: MapFacts,
  board: Board,
  hex: HexId,
  tile: TileId,
  keeps: Keeps = keepsTrack,
): readonly number[] {
  const find = () => EDGES.filter((rotation) => fits(map, board, hex, tile, rotation, keeps));
  if (keeps !== keepsTrack) return find();
  const byTrack = turns(map).get(hex)!;
  const track = trackOn(map, board, hex);
  let byTile = byTrack.get(track);
  if (byTile === undefined) {
    byTile = new Map();
    byTrack.set(track, byTile);
  }
  let found = byTile.get(tile);
  if (found === undefined) {
    found = find();
    byTile.set(tile, found);
  }
  return found;
}

const numbersOf = perMap((map) => new Map(Object.keys(map.tiles).map((tile, number) => [tile, number])));

/** Number of pieces of each tile on the board, by tile number. */
const laidTiles = perTiles<readonly number[]>(
  (map, laid) => {
    const counts = new Array<number>(numbersOf(map).size).fill(0);
    for (const hex in laid) counts[numbersOf(map).get(laid[hex]![0])!]! += 1;
    return counts;
  },
  (known, map, laid, hex, before) => {
    const counts = known.slice();
    if (before) counts[numbersOf(map).get(before[0])!]! -= 1;
    counts[numbersOf(map).get(laid[hex]![0])!]! += 1;
    return counts;
  },
);

/** By tile: the pieces in the box, its number, and the number of the tile on its other side. */
const stockOf = perMap((map) => {
  const numbers = numbersOf(map);
  const stock = (tile: TileId) => {
    const { count, otherSide } = map.tiles[tile]!;
    const other = otherSide === undefined ? undefined : numbers.get(otherSide)!;
    return { count, number: numbers.get(tile)!, other };
  };
  return new Map(Object.keys(map.tiles).map((tile) => [tile, stock(tile)]));
});

/** Number of pieces of a tile that are not on the board, with either face up; infinity if the supply is unlimited. */
export function tilesLeft(map: MapFacts, board: Board, tile: TileId): number {
  const { count, number, other } = stockOf(map).get(tile)!;
  if (count === null) return Number.POSITIVE_INFINITY;
  const laid = laidTiles(map, board);
  return count - laid[number]! - (other === undefined ? 0 : laid[other]!);
}
