// Sets figures and names in a hex: each in the freest place, away from track, cities and earlier signs, and as large as
// it can be there.
import type { TrackFacts } from '../../../engine/index.ts';
import { round } from '../geometry.ts';
import type { BoardPicture, Point } from '../picture.ts';
import { depthOf } from './edges.ts';
import { alongEdge, type Beside, type Obstacle, obstaclesBeside, obstaclesOf } from './obstacles.ts';
import { type Layout, looksOf } from './placeNodes.ts';
import { aroundIn, type Place, placesFor } from './places.ts';
import { shortNames } from './shortNames.ts';
import { type Size, sizeOf, UNIT } from './sizes.ts';
import type { PictureLabel, TileSign } from './tilePicture.ts';

type Shape = BoardPicture['shape'];

export interface Box extends Point, Size {}

export interface Surroundings {
  readonly shape: Shape;
  /** The factor on the size of signs. */
  readonly letters?: number;
  /** The drawn sides. */
  readonly keepOff?: readonly number[];
  readonly beside?: readonly Beside[];
  /** The signs set already in the neighbouring hexes, as far as they matter here. */
  readonly taken?: readonly Box[];
}

const known = new WeakMap<Layout, Map<string, readonly PictureLabel[]>>();

/** Computed once for the same signs on the same layout in the same surroundings. */
export function placeSigns(
  signs: readonly TileSign[],
  hexTrack: TrackFacts,
  layout: Layout,
  around: Surroundings,
): readonly PictureLabel[] {
  const here = known.get(layout) ?? new Map<string, readonly PictureLabel[]>();
  known.set(layout, here);
  const key = JSON.stringify([
    signs,
    around.letters,
    around.keepOff,
    around.beside?.map(({ edge, hexTrack: other }) => edge + looksOf(other)),
    around.taken,
  ]);
  const labels = here.get(key) ?? placed(signs, hexTrack, layout, around);
  here.set(key, labels);
  return labels;
}

/** Factors by which a sign may shrink, if there is no room for it otherwise. */
const SIZES = [1, 0.88, 0.78, 0.7, 0.62] as const;
/** A name shrinks no further than this: it rather lies upon track, which shows around it. */
const LEAST = 0.7;

interface Try {
  readonly sign: TileSign;
  readonly at: Place;
  readonly letters: number;
  readonly cost: number;
  /** True if it overlaps nothing. */
  readonly isFree: boolean;
}

/** Sets signs one after the other: the first ones have the choice. */
function placed(
  signs: readonly TileSign[],
  hexTrack: TrackFacts,
  layout: Layout,
  around: Surroundings,
): PictureLabel[] {
  const { shape, letters = 1, keepOff = [], beside = [], taken = [] } = around;
  const own = [...obstaclesOf(hexTrack, layout), ...keepOff.flatMap((edge) => alongEdge(edge, shape))];
  // the worst obstacles first: most places are then given up at once
  const all = [...own, ...beside.flatMap((one) => obstaclesBeside(one, shape))].sort(
    (a, b) => b.kind.weight - a.kind.weight,
  );
  const inside = all.filter(({ x, y }) => depthOf(x / UNIT, y / UNIT, shape) < 1.12);
  const before: Box[] = [...taken];
  const found = new Map<TileSign, PictureLabel>();
  for (const sign of inTurn(signs)) {
    const near = sign.kind === 'value' && sign.node !== undefined ? layout.nodes[sign.node] : undefined;
    const obstacles = sign.kind === 'name' || sign.kind === 'columns' ? all : inside;
    const best = bestFor(sign, letters, { obstacles, before, shape, near });
    const point = { x: round(best.at.x), y: round(best.at.y) };
    before.push({ ...point, ...sizeOf(best.sign, best.letters) });
    found.set(sign, { ...best.sign, ...point, most: round(best.letters * 100) / 100 });
  }
  return signs.map((sign) => found.get(sign)!);
}

interface Ground {
  readonly obstacles: readonly Obstacle[];
  readonly before: readonly Box[];
  readonly shape: Shape;
  readonly near: Point | undefined;
}

/** The first wording of the sign for which there is room. */
function bestFor(sign: TileSign, letters: number, ground: Ground): Try {
  let best: Try | null = null;
  for (const variants of wordingsOf(sign)) {
    for (const smaller of SIZES) {
      if (sign.kind === 'name' && smaller < LEAST) break;
      for (const variant of variants) {
        const next = freest(variant, letters * smaller, ground);
        if (!next) continue;
        const cost = next.cost + (1 - smaller) * SMALL + (variant.kind === 'name' && variant.short ? SHORT : 0);
        if (!best || (next.isFree && !best.isFree) || (next.isFree === best.isFree && cost < best.cost))
          best = { ...next, cost };
      }
      if (best?.isFree || sign.kind === 'id') return best!;
    }
  }
  return best!;
}
const SMALL = 30;
/** A whole name may lie upon some track rather than be shortened, but never upon a city. */
const SHORT = 20;

/** The wordings of a sign: as it is; a name of several words in one line; then shorter and shorter. */
function* wordingsOf(sign: TileSign): Generator<readonly TileSign[]> {
  if (sign.kind !== 'name') return yield [sign];
  const { lines } = sign;
  const whole = lines.map((line, i) => (line.endsWith('-') || i === lines.length - 1 ? line : `${line} `)).join('');
  yield lines.length < 2 ? [sign] : [{ ...sign, lines: [whole] }, sign];
  for (const short of shortNames(whole)) yield [{ ...sign, lines: short, short: true }];
}

/** The best place for the sign; null for a name that fits nowhere inside its hex. */
function freest(sign: TileSign, letters: number, ground: Ground): Try | null {
  const size = sizeOf(sign, letters);
  let best: Omit<Try, 'sign' | 'letters'> | null = null;
  const places = ground.near ? aroundIn(ground.near, size) : placesFor(sign.kind);
  for (const at of places) {
    if (best?.isFree && at.cost > best.cost) break;
    if (sign.kind === 'name' && !isInside(at, size, ground.shape)) continue;
    const next = judged(sign.kind, at, size, ground, best);
    if (
      next &&
      (!best || (next.isFree && !best.isFree) || (next.isFree === best.isFree && next.cost < best.cost - 1e-9))
    )
      best = { at, ...next };
  }
  return best && { sign, letters, ...best };
}

/** The order of setting: names first, as track leaves them few places, while small figures have many. */
const inTurn = (signs: readonly TileSign[]): readonly TileSign[] => [
  ...signs.filter(({ kind }) => kind === 'name'),
  ...signs.filter(({ kind }) => kind !== 'name'),
];

/** An overhang beyond this is in the way of the next hex. */
const MUCH = 5;

/** The penalty of a place; null as soon as it exceeds that of the best known one. */
function judged(
  kind: TileSign['kind'],
  at: Place,
  { width, height }: Size,
  { obstacles, before, shape }: Ground,
  known: { readonly cost: number; readonly isFree: boolean } | null,
): { readonly cost: number; readonly isFree: boolean } | null {
  const { x, y } = at;
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const out = overhang(x, y, halfWidth, halfHeight, kind, shape);
  let cost = at.cost + out;
  let isFree = out < MUCH;
  for (const other of before) {
    const w = (width + other.width) / 2 - Math.abs(x - other.x);
    const h = (height + other.height) / 2 - Math.abs(y - other.y);
    if (w <= 0 || h <= 0) continue;
    isFree = false;
    // a name may cover only a little of a figure, even if that is a tiny part of the name
    cost += 12 + (40 * w * h) / Math.min(width * height, other.width * other.height);
  }
  for (const one of obstacles) {
    if (known && (cost > known.cost || (!isFree && known.isFree)) && (known.isFree || !isFree)) return null;
    const { room, core, weight } = one.kind;
    const dx = Math.max(0, Math.abs(one.x - x) - halfWidth);
    if (dx >= room) continue;
    const dy = Math.max(0, Math.abs(one.y - y) - halfHeight);
    const far = dx * dx + dy * dy;
    if (far >= room * room) continue;
    if (far < core * core) {
      isFree = false;
      cost += weight;
    } else cost += 0.6 * (1 - Math.sqrt(far) / room);
  }
  return { cost, isFree };
}

/** True if all of a box lies in its hex. */
export function isInside({ x, y }: Point, { width, height }: Size, shape: Shape): boolean {
  // the corner furthest from the middle
  return depthOf((Math.abs(x) + width / 2) / UNIT, (Math.abs(y) + height / 2) / UNIT, shape) <= 1;
}

/** The part that sticks out of the hex, of which figures are allowed hardly any. */
function overhang(x: number, y: number, dx: number, dy: number, kind: TileSign['kind'], shape: Shape): number {
  if (kind === 'name') return 0;
  const out = (cx: number, cy: number) => Math.max(0, depthOf(cx / UNIT, cy / UNIT, shape) - 0.97);
  const corners = out(x - dx, y - dy) + out(x - dx, y + dy) + out(x + dx, y - dy) + out(x + dx, y + dy);
  return corners * (kind === 'columns' ? 14 : 22);
}
