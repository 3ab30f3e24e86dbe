// Places and outlines of hexes in a picture.
import { type Cell, centreOf } from '../../engine/index.ts';
import type { BoardPicture, Point } from './picture.ts';

type Shape = BoardPicture['shape'];

const HALF_ROOT = Math.sqrt(3) / 2;

export const round = (n: number): number => Math.round(n * 10) / 10;

/** The centre of a cell of a flat-topped board whose hexes have this radius. */
export function centreAt(cell: Cell, radius: number): Point {
  const { x, y } = centreOf(cell);
  return { x: round(1.5 * radius * x), y: round(HALF_ROOT * radius * y) };
}

/** The six corners, clockwise. */
export function cornersOf({ x, y }: Point, radius: number, shape: Shape): Point[] {
  const turn = shape === 'flat' ? 0 : -30;
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((60 * i + turn) * Math.PI) / 180;
    return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
  });
}

/** The outline of a hex as a path. */
export const hexPath = (centre: Point, radius: number, shape: Shape): string =>
  `M${cornersOf(centre, radius, shape)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;
