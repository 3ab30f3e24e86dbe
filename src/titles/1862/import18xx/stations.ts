// 18xx.games has a tile of its own for each set of small stations on a printed tile, as `16_1a` or `798_2`. Ours is the
// printed tile, with stations on its track, at the same rotation.
import type { Board, HexId, TileId } from '../../../engine/index.ts';
import { tiles } from '../rules/tiles.ts';

/** Track by the sides that it joins. */
type Track = readonly [edge: number, edge: number];

/** At rotation 0: the track with a station. */
const variants: Readonly<Record<TileId, string>> = {
  '16_1a': '02',
  '16_1b': '13',
  '16_2': '13 02',
  '17_1': '04',
  '17_2': '04 13',
  '18_1a': '03',
  '18_1b': '12',
  '18_2': '12 03',
  '19_1a': '03',
  '19_1b': '24',
  '19_2': '24 03',
  '20_1': '03',
  '20_1b': '14',
  '20_2': '03 14',
  '21_1a': '02',
  '21_1b': '34',
  '21_2': '34 02',
  '22_1a': '04',
  '22_1b': '23',
  '22_2': '23 04',
  '778_1a': '04',
  '778_1b': '25',
  '778_2a': '04 25',
  '778_2b': '04 13',
  '778_3': '04 25 13',
  '779_1a': '04',
  '779_1b': '15',
  '779_1c': '23',
  '779_2a': '04 15',
  '779_2b': '04 23',
  '779_2c': '15 23',
  '779_3': '15 23 04',
  '780_1a': '03',
  '780_1b': '12',
  '780_2a': '03 12',
  '780_2b': '12 45',
  '780_3': '12 45 03',
  '798_1': '03',
  '798_2': '03 14',
  '798_3': '03 14 25',
};

const turned = ([a, b]: Track, rotation: number): Track => [(a + rotation) % 6, (b + rotation) % 6];

const stationsOn = (variant: TileId, rotation: number): readonly Track[] =>
  variants[variant]!.split(' ').map((track) => turned([Number(track[0]), Number(track[1])], rotation));

/** The printed tile, and the track with a station at this rotation. */
export function printedTile(
  tile: TileId,
  rotation: number,
): { readonly tile: TileId; readonly stations: readonly Track[] } {
  if (!Object.hasOwn(variants, tile)) return { tile, stations: [] };
  return { tile: tile.slice(0, tile.indexOf('_')), stations: stationsOn(tile, rotation) };
}

const named = (tracks: readonly Track[]): string =>
  tracks
    .map((track) => [...track].sort().join(''))
    .sort()
    .join();

/** True if a tile without a stop of its own has the same track in both rotations. */
export function looksAlike(tile: TileId, one: number, other: number): boolean {
  const facts = Object.hasOwn(tiles, tile) ? tiles[tile]! : undefined;
  if (one === other || !facts || facts.nodes.length > 0) return one === other;
  const trackAt = (turns: number) => named(facts.paths.map((track) => turned(track as Track, turns)));
  return trackAt(one) === trackAt(other);
}

const ROTATIONS = [0, 1, 2, 3, 4, 5];

/** The same for all tiles that look alike on the board: in the platform's notation at the first of those rotations. */
export function asSeen(
  tile: TileId,
  rotation: number,
  stations: readonly Track[],
): readonly [tile: TileId, rotation: number] {
  return platformTile(tile, ROTATIONS.find((turns) => looksAlike(tile, turns, rotation)) ?? rotation, stations);
}

/**
 * The platform's tile for a printed tile with these stations, at our rotation if possible. Of a tile that looks the
 * same in several rotations it does not have every station in every rotation.
 */
export function platformTile(
  tile: TileId,
  rotation: number,
  stations: readonly Track[],
): readonly [tile: TileId, rotation: number] {
  if (stations.length === 0) return [tile, rotation];
  const ids = Object.keys(variants).filter((id) => id.startsWith(`${tile}_`));
  for (const turns of ROTATIONS.map((more) => (rotation + more) % 6)) {
    if (!looksAlike(tile, turns, rotation)) continue;
    const found = ids.find((id) => named(stationsOn(id, turns)) === named(stations));
    if (found !== undefined) return [found, turns];
  }
  throw new Error(`${tile} has no stations on ${named(stations)}`);
}

/** The track of a hex that gets a station by this tile, as `1-4`; null if none does. */
export function addedStation(board: Board, hex: HexId, tile: TileId, rotation: number): string | null {
  const there = named((board.extras?.[hex] ?? []).map(({ on }) => on)).split(',');
  const added = printedTile(tile, rotation).stations.find((track) => !there.includes(named([track])));
  return added ? [...added].sort().join('-') : null;
}
