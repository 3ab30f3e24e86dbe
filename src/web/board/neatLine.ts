// The printed part of a map: everything inside its neat line.
import type { BoardPicture } from './picture.ts';

/** The margin that holds the coordinates. */
const MARGIN = 21;

export const insideOf = ({ x, y, width, height }: BoardPicture['frame']): BoardPicture['frame'] => ({
  x: x + MARGIN,
  y: y + MARGIN,
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
});
