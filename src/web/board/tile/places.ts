// The places in a hex that are tried for a sign. Lengths are units of the picture, from the middle of the hex.
import type { Point } from '../picture.ts';
import { type Size, UNIT } from './sizes.ts';
import type { TileSign } from './tilePicture.ts';

export interface Place extends Point {
  /** The penalty of this place. */
  readonly cost: number;
}

const middle: Place = { x: 0, y: 0, cost: 0 };

const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by);

const around: readonly Place[] = steps(0.32, 0.86, 0.06).flatMap((far) =>
  steps(0, 345, 15).map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return { x: far * UNIT * Math.cos(angle), y: far * UNIT * Math.sin(angle), cost: 0 };
  }),
);

/**
 * For wide signs, names and rows of figures: above or below the middle, a little left or right; lower ones in the
 * middle first.
 */
const across: readonly Place[] = steps(-0.99, 0.99, 0.09).flatMap((y) =>
  steps(-0.7, 0.7, 0.1).map((x) => ({
    x: x * UNIT,
    y: y * UNIT,
    cost: 1.6 * Math.abs(Math.abs(y) - 0.66) + (y < 0 ? 0.35 : 0) + 1.8 * Math.abs(x),
  })),
);

/** Two-row figures need only small shifts. */
const nearMiddle: readonly Place[] = [0.1, -0.1, 0.2, -0.2].flatMap((y) =>
  [0, -0.12, 0.12].map((x) => ({ x: x * UNIT, y: y * UNIT, cost: Math.abs(x) + Math.abs(y) })),
);

const cheapestFirst = (places: readonly Place[]): readonly Place[] => places.toSorted((a, b) => a.cost - b.cost);
const forNames = cheapestFirst(across);
const forColumns = cheapestFirst([middle, ...nearMiddle, ...across]);
const leaning = (places: readonly Place[], cost: (x: number, y: number) => number): readonly Place[] =>
  cheapestFirst(places.map(({ x, y }) => ({ x, y, cost: 0.4 * cost(x, y) })));

/** Preferred places: values to the right, labels to the left, costs above, the id of the hex below. */
const forIds = leaning(around, (x, y) => (Math.abs(y - 36) + Math.abs(x)) / 20);
const forCosts = leaning([middle, ...around], (x, y) => (Math.abs(x) + Math.abs(y + 20)) / 20);
const forValues = leaning(around, (x, y) => (Math.abs(x - 24) + Math.abs(y + 14) * 0.5) / 40);
const forLabels = leaning(around, (x, y) => (Math.abs(x + 24) + Math.abs(y + 14) * 0.5) / 40);

/** Cheapest first: after a free one, few others need a look. */
export function placesFor(kind: TileSign['kind']): readonly Place[] {
  if (kind === 'name') return forNames;
  if (kind === 'columns') return forColumns;
  if (kind === 'id') return forIds;
  if (kind === 'value') return forValues;
  return kind === 'cost' || kind === 'note' ? forCosts : forLabels;
}

/** Beside a stop, for its own figure: to the right and above first, and as near as possible. */
const besideStop = steps(0, 21, 3)
  .flatMap((far) =>
    steps(0, 345, 15).map((turn) => {
      const angle = (turn * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return { far, dx, dy, cost: 0.12 * far - 0.2 * dx + 0.2 * dy };
    }),
  )
  .sort((a, b) => a.cost - b.cost);

export const aroundIn = (stop: Point, { width, height }: Size): readonly Place[] =>
  besideStop.map(({ far, dx, dy, cost }) => ({
    x: stop.x * UNIT + dx * (width / 2 + 7 + far),
    y: stop.y * UNIT + dy * (height / 2 + 7 + far),
    cost,
  }));
