// Sea all around the hexes of a map, as far as the frame shows and a little beyond.
import { type MapFacts, place } from '../../../engine/index.ts';
import { round } from '../../board/geometry.ts';
import type { PictureWater } from '../../board/picture.ts';
import { waterOf } from '../../board/shore.ts';
import { APOTHEM } from '../../board/tile/edges.ts';
import { UNIT } from '../../board/tile/sizes.ts';

/** Columns and half rows beyond the outermost hexes. */
const BEYOND = 4;

const known = new WeakMap<MapFacts, PictureWater>();

/** For a flat-topped map. Hexes of water are a part of the map: they are no shore, and are drawn as hexes. */
export function seaAround(map: MapFacts): PictureWater {
  const sea = known.get(map) ?? drawn(map);
  known.set(map, sea);
  return sea;
}

function drawn({ hexes }: MapFacts): PictureWater {
  const places = Object.values(hexes).map(({ id, colour }) => ({ at: place(id), isLand: colour !== 'blue' }));
  // cells have their odd columns half a hex lower; where a map has its even ones so, it is drawn half a hex further down
  const [[letter, number]] = [places[0]!.at];
  const down = Math.abs(letter - number) % 2;
  const taken = new Map(places.map(({ at: [col, y], isLand }) => [`${col},${y + down}`, isLand]));
  const key = ({ col, row }: { readonly col: number; readonly row: number }) => `${col},${2 * row + Math.abs(col % 2)}`;
  const [cols, ys] = [places.map(({ at }) => at[0]), places.map(({ at }) => at[1])];
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const cells = range(Math.min(...cols) - BEYOND, Math.max(...cols) + BEYOND).flatMap((col) =>
    range(Math.floor(Math.min(...ys) / 2) - BEYOND, Math.ceil(Math.max(...ys) / 2) + BEYOND).map((row) => ({
      col,
      row,
    })),
  );
  const water = waterOf(
    'sea',
    cells.filter((cell) => !taken.has(key(cell))),
    (cell) => taken.get(key(cell)) ?? false,
    UNIT,
  );
  const up = (path: string) => movedUp(path, down * APOTHEM * UNIT);
  return { ...water, area: up(water.area), shore: up(water.shore) };
}

const movedUp = (path: string, by: number): string =>
  path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${round(Number(y) - by)}`);
