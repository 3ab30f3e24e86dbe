// The letters of a company in a disc: large enough to read on a fitted board, and narrower if there are many.
import { type SvgNode, textEl } from './svg/node.ts';
import { lettersWide } from './tile/sizes.ts';

interface Disc {
  readonly radius: number;
  /** How far the middle of the line lies below the middle of the disc. */
  readonly y?: number;
  readonly ink?: string;
}

/** Nine pixels on the smallest board of a window of 1440. */
const LEAST = 12.6;
/** A single letter fills its disc. */
const LARGEST = 1.4;
/** Height of capitals, extra width of bold ones, and the part of the disc's width they may fill. */
const CAPITALS = 0.66;
const BOLD = 1.06;
const FILLED = 0.96;

export function discLetters(letters: string, { radius, y = 0, ink }: Disc): SvgNode {
  const natural = lettersWide(letters) * BOLD;
  const room = (size: number) =>
    2 * FILLED * Math.sqrt(Math.max(9, radius ** 2 - (Math.abs(y) + (CAPITALS * size) / 2) ** 2));
  const size = Math.max(Math.min(LARGEST * radius, room(LEAST) / natural), Math.min(LEAST, LARGEST * radius));
  const isTight = natural * size > room(size);
  return textEl(
    'text',
    {
      y: y + (CAPITALS * size) / 2,
      style: `font-size:${size}px${ink ? `;fill:${ink}` : ''}`,
      ...(isTight && { textLength: room(size), lengthAdjust: 'spacingAndGlyphs' }),
    },
    letters,
  );
}
