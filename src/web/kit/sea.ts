// The waters around the hexes of a map, in the frame and a little beyond: sea all around, or lakes and coasts.
import { type MapFacts, place } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import { round } from '../board/geometry.ts';
import type { PictureWater } from '../board/picture.ts';
import { waterOf } from '../board/shore.ts';
import { APOTHEM } from '../board/tile/edges.ts';
import { UNIT } from '../board/tile/sizes.ts';
import { shiftOf } from './inset.ts';
import type { RailFace } from './railFace.ts';

/** Columns and half rows beyond the outermost hexes. */
const BEYOND = 4;

/** Water beside the map: a test for its places by letter (A is 0) and number, unless a hex of land lies there. */
export interface Sea {
  readonly id: string;
  has(letter: number, number: number): boolean;
  /** Its name and the place of the name, in the same coordinates; left out without room. */
  readonly name?: Readonly<Record<Lang, string>> & { readonly at: readonly [letter: number, number: number] };
}

const known = new WeakMap<MapFacts, PictureWater>();

/** The sea around a flat-topped map. Hexes of water belong to it, and are no shore. */
export function seaAround<S extends RailState>(face: RailFace<S>, s: S): PictureWater {
  const map = face.game.map(s);
  const sea = known.get(map) ?? drawn(face, s, map, { id: 'sea', has: () => true });
  known.set(map, sea);
  return sea;
}

const knownSeas = new WeakMap<MapFacts, readonly PictureWater[]>();

/** The waters named by the game, on a flat-topped map: places outside them bound them as land does. */
export function seasBeside<S extends RailState>(face: RailFace<S>, s: S): readonly PictureWater[] {
  const map = face.game.map(s);
  if (!face.seas || map.orientation !== 'flat') return NONE;
  const seas = knownSeas.get(map) ?? face.seas.map((sea) => drawn(face, s, map, sea));
  knownSeas.set(map, seas);
  return seas;
}

const NONE: readonly PictureWater[] = [];

function drawn<S extends RailState>(face: RailFace<S>, s: S, { hexes }: MapFacts, { id, has }: Sea): PictureWater {
  const placed = (id: string): readonly [number, number] => {
    const [[letter, number], [letters, numbers]] = [place(id), shiftOf(face, s, id)];
    return [letter + letters, number + numbers];
  };
  const places = Object.values(hexes).map(({ id, colour }) => ({ at: placed(id), isLand: colour !== 'blue' }));
  // cells have their odd columns half a hex lower; a map with lower even columns is drawn half a hex further down
  const [[letter, number]] = [places[0]!.at];
  const down = Math.abs(letter - number) % 2;
  const land = new Set(places.filter(({ isLand }) => isLand).map(({ at: [col, y] }) => `${col},${y + down}`));
  const key = ({ col, row }: { readonly col: number; readonly row: number }) => `${col},${2 * row + Math.abs(col % 2)}`;
  const [cols, ys] = [places.map(({ at }) => at[0]), places.map(({ at }) => at[1])];
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const cells = range(Math.min(...cols) - BEYOND, Math.max(...cols) + BEYOND).flatMap((col) =>
    range(Math.floor(Math.min(...ys) / 2) - BEYOND, Math.ceil(Math.max(...ys) / 2) + BEYOND).map((row) => ({
      col,
      row,
    })),
  );
  const numberOf = ({ col, row }: { readonly col: number; readonly row: number }) => 2 * row + Math.abs(col % 2) - down;
  const water = waterOf(
    id,
    cells.filter((cell) => !land.has(key(cell)) && has(cell.col, numberOf(cell))),
    () => true,
    UNIT,
  );
  const up = (path: string) => movedUp(path, down * APOTHEM * UNIT);
  const shore = up(water.shore);
  return { ...water, area: up(water.area), shore, beach: shore };
}

const movedUp = (path: string, by: number): string =>
  path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${round(Number(y) - by)}`);
