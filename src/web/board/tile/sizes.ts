// How much room each sign of a hex needs, in units of a picture whose hexes have a radius of 50.
import type { TileSign } from './tilePicture.ts';

export const UNIT = 50;

export const COLUMN = { width: 20.5, height: 17 } as const;
/** So that a name does not touch the values. */
const BETWEEN = 4;
/** More values than this stand in two rows. */
const ONE_ROW = 3;
export const columnsInRow = (count: number): number => (count > ONE_ROW ? Math.ceil(count / 2) : count);
export const VALUE = 9.4;

/** The width of an icon beside a cost. */
export const TERRAIN = 15;

const LETTER = 0.56;
const wide = (text: string, size: number): number => text.length * size * LETTER;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function sizeOf(sign: TileSign): Size {
  if (sign.kind === 'value') return { width: 2 * VALUE, height: 2 * VALUE };
  if (sign.kind === 'columns') {
    const { length } = sign.columns;
    const wide = columnsInRow(length);
    return { width: wide * COLUMN.width, height: Math.ceil(length / wide) * COLUMN.height + BETWEEN };
  }
  if (sign.kind === 'label') return { width: wide(sign.text, sign.later ? 12 : 15), height: sign.later ? 11 : 14 };
  if (sign.kind === 'cost') return { width: sign.terrains.length * TERRAIN + 2 + wide(sign.text, 11.5), height: 12 };
  if (sign.kind === 'icon') return { width: 17, height: 17 };
  if (sign.kind === 'note') return { width: wide(sign.text, 9.2) + 9, height: 12 };
  if (sign.kind === 'id') return { width: wide(sign.text, 8.5), height: 9 };
  const longest = Math.max(...sign.lines.map((line) => wide(line, 12.5)));
  return { width: longest, height: 12.5 * sign.lines.length };
}

/** A long name in two lines, cut where it is nearest to the middle. */
export function nameLines(name: string): string[] {
  if (name.length <= 10) return [name];
  const cuts = [...name.matchAll(/ - | |-/g)].map(({ index, 0: gap }) => ({ at: index, gap }));
  const cut = cuts.sort((a, b) => Math.abs(a.at - name.length / 2) - Math.abs(b.at - name.length / 2))[0];
  if (!cut) return [name];
  const dash = cut.gap.includes('-') ? '-' : '';
  return [name.slice(0, cut.at) + dash, name.slice(cut.at + cut.gap.length)];
}
