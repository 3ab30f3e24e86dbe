// The room each sign of a hex needs, in units of a picture whose hexes have a radius of 50.
import type { TileSign } from './tilePicture.ts';

export const UNIT = 50;

export const COLUMN = { width: 20.5, height: 17 } as const;
/** Space that keeps a name off the values. */
const BETWEEN = 2;
/** Longest list of values in one row; a longer one takes two. */
const ONE_ROW = 3;
export const columnsInRow = (count: number): number => (count > ONE_ROW ? Math.ceil(count / 2) : count);

/** Half the height of a value. */
export const VALUE = 8.8;
/** Half its width: two figures in a circle, more in a longer one. */
export const valueWidth = (text: string): number => Math.max(VALUE, 3.1 * text.length + 3.4);

/** The width of an icon beside a cost. */
export const TERRAIN = 15;

const NAME = 11.6;
export const LINE = 11.8;

const LETTER = 0.54;
const wide = (text: string, size: number): number => text.length * size * LETTER;
/** Relative widths of letters: an i takes a third of the room of an m. */
const widthOf = (letter: string): number =>
  /[ijlIíî.,'’ ]/.test(letter) ? 0.28 : /[frt-]/.test(letter) ? 0.37 : /[mwMW]/.test(letter) ? 0.83 : capital(letter);
const capital = (letter: string): number => (letter === letter.toLowerCase() ? 0.53 : 0.62);
/** The width of this text, for letters of size 1. */
export const lettersWide = (text: string): number => [...text].reduce((width, letter) => width + widthOf(letter), 0);
/** Width of an O in bold capital labels; a hyphen is half as wide. */
const CAPITAL = 0.7;
const capitals = (text: string, size: number): number =>
  [...text].reduce((width, letter) => width + size * CAPITAL * (letter === '-' ? 0.5 : 1), 0);

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `letters`: the factor on the size of its lettering. */
export function sizeOf(sign: TileSign, letters = 1): Size {
  const { width, height } = plainSize(sign);
  return { width: width * letters, height: height * letters };
}

function plainSize(sign: TileSign): Size {
  if (sign.kind === 'value') return { width: 2 * valueWidth(sign.text), height: 2 * VALUE };
  if (sign.kind === 'columns') {
    const { length } = sign.columns;
    const wide = columnsInRow(length);
    return { width: wide * COLUMN.width, height: Math.ceil(length / wide) * COLUMN.height + BETWEEN };
  }
  if (sign.kind === 'label')
    return { width: capitals(sign.text, sign.later ? 11.5 : 15), height: sign.later ? 10 : 14 };
  if (sign.kind === 'cost') return { width: sign.terrains.length * TERRAIN + 2 + wide(sign.text, 11.5), height: 11 };
  if (sign.kind === 'icon') return { width: 16, height: 16 };
  if (sign.kind === 'note') return { width: wide(sign.text, 11) + 6, height: 13 };
  if (sign.kind === 'id') return { width: wide(sign.text, 10), height: 9 };
  const longest = Math.max(...sign.lines.map((line) => lettersWide(line) * NAME));
  return { width: longest, height: LINE * sign.lines.length - 2 };
}

/** A long name in two lines, cut nearest to the middle. */
export function nameLines(name: string): string[] {
  if (name.length <= 7) return [name];
  const cuts = [...name.matchAll(/ - | |-/g)].map(({ index, 0: gap }) => ({ at: index, gap }));
  const cut = cuts.sort((a, b) => Math.abs(a.at - name.length / 2) - Math.abs(b.at - name.length / 2))[0];
  if (!cut) return [name];
  const dash = cut.gap.includes('-') ? '-' : '';
  return [name.slice(0, cut.at) + dash, name.slice(cut.at + cut.gap.length)];
}

/** The window of a board on a small desktop screen, in pixels. */
const WINDOW = { width: 830, height: 640 } as const;
/** The scale at which plain lettering is just large enough to be read. */
export const READABLE = 0.88;
export const LARGEST = 1.5;

/** The factor by which a map's lettering must grow to be readable while the whole map is in sight. */
export function lettersFor({ width, height }: Size): number {
  const k = Math.min(WINDOW.width / width, WINDOW.height / height);
  return Math.min(LARGEST, Math.max(1, READABLE / k));
}
