// The sides of a hex, for a radius of 1: edge 0 is the bottom of a flat-topped hex, bottom left of a pointed one.
import type { BoardPicture, Point } from '../picture.ts';

type Shape = BoardPicture['shape'];

/** From the centre to the middle of a side. */
export const APOTHEM = Math.sqrt(3) / 2;

const FIRST: Readonly<Record<Shape, number>> = { flat: 90, pointy: 120 };

/** The direction of an edge from the centre, in radians, clockwise from the right; halves are the corners between. */
export const angleOf = (edge: number, shape: Shape): number => ((FIRST[shape] + 60 * edge) * Math.PI) / 180;

export const towards = (angle: number, far: number): Point => ({ x: far * Math.cos(angle), y: far * Math.sin(angle) });

export const middleOfEdge = (edge: number, shape: Shape): Point => towards(angleOf(edge, shape), APOTHEM);

/** The two corners of an edge. */
export const cornersOfEdge = (edge: number, shape: Shape): readonly [Point, Point] => [
  towards(angleOf(edge - 0.5, shape), 1),
  towards(angleOf(edge + 0.5, shape), 1),
];

/** The depth of a point in the hex: 0 in the middle, 1 on the outline, more outside. */
export function depthOf(x: number, y: number, shape: Shape): number {
  // by symmetry one quarter is enough: towards a flat side, and towards the slanting one beside it
  const along = Math.abs(shape === 'flat' ? x : y);
  const across = Math.abs(shape === 'flat' ? y : x);
  return Math.max(across, 0.5 * across + APOTHEM * along) / APOTHEM;
}
