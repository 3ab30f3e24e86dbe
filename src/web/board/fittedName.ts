// A name in the lower part of a hex without track: as large as the sides allow, then narrower, then cut short.
import { shortNames } from './tile/shortNames.ts';
import { lettersWide } from './tile/sizes.ts';

export interface FittedName {
  readonly text: string;
  readonly size: number;
  /** The factor by which its letters are narrowed. */
  readonly narrow: number;
}

/** How far the name's line lies below the middle, for a radius of 1. */
export const NAME_LINE = 0.72;
const SIZES = [15.5, 14.5, 13.5] as const;
const NARROWEST = 0.77;
/** Extra width of the great places' bold serif letters. */
const BOLD = 1.08;

/** The room between the sides of a flat-topped hex, on the line of the name. */
export const roomOnLine = (radius: number): number => 2 * radius * (1 - NAME_LINE / Math.sqrt(3));

export function fittedName(name: string, rank: 1 | 2 | 3 | undefined, radius: number): FittedName {
  const room = roomOnLine(radius);
  const wide = (text: string) => lettersWide(text) * (rank === 1 ? BOLD : 1);
  for (const text of [name, ...shortNames(name).map((lines) => lines.join(' '))]) {
    const size = SIZES.find((one) => wide(text) * one <= room) ?? SIZES.at(-1)!;
    const narrow = Math.min(1, room / (wide(text) * size));
    if (narrow >= NARROWEST) return { text, size, narrow: Math.floor(narrow * 100) / 100 };
  }
  throw new Error(`no room for ${name}`);
}
