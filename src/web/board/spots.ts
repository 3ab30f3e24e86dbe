// Places of several tokens in one hex, northernmost first, so that lines side by side seldom cross.
import type { Point } from './picture.ts';

export interface Spot extends Point {
  readonly radius: number;
}

/** For a radius of 1. */
const layouts: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.27, -0.06],
    [0.27, 0.06],
  ],
  [
    [-0.28, -0.16],
    [0.28, -0.16],
    [0, 0.27],
  ],
  [
    [-0.26, -0.22],
    [0.26, -0.22],
    [-0.26, 0.25],
    [0.26, 0.25],
  ],
  [
    [-0.47, -0.18],
    [0, -0.2],
    [0.47, -0.18],
    [-0.24, 0.26],
    [0.24, 0.26],
  ],
];
const sizes = [0, 0.3, 0.26, 0.25, 0.235, 0.225];

/** Spots for this many tokens; more than five go round the centre. */
export function spotsFor(count: number, radius: number): Spot[] {
  const layout =
    layouts[count] ??
    Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count - Math.PI / 2;
      return [0.5 * Math.cos(angle), 0.45 * Math.sin(angle)] as const;
    });
  const size = sizes[count] ?? 0.9 / count;
  return layout.map(([x, y]) => ({ x: x * radius, y: y * radius, radius: size * radius }));
}
