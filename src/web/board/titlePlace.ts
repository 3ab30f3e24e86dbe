// Finds room on the sheet for the title: preferably at the top left, away from hexes and their lettering.
import { insideOf } from './neatLine.ts';
import type { BoardPicture, Point } from './picture.ts';

/** The first word, large, with the rest below it. */
export interface Title extends Point {
  readonly head: string;
  readonly lines: readonly string[];
}

const HEAD = 34;
const LINE = 20;
const STEP = 16;
const LETTER = 0.52;
const WIDE = 18;

export function titleIn(picture: BoardPicture, name: string): Title | null {
  const [head, rest] = /^\d/.test(name) ? [name.split(' ')[0]!, name.split(' ').slice(1).join(' ')] : [name, ''];
  const lines = wrapped(rest);
  const width = Math.max(head.length * HEAD, ...lines.map((line) => line.length * LINE)) * LETTER + 16;
  const height = HEAD + lines.length * LINE + 8;
  const { x, y, width: w, height: h } = insideOf(picture.frame);
  const tries: { readonly at: Point; readonly far: number }[] = [];
  for (let top = y + 8; top + height <= y + h - 8; top += STEP)
    for (let left = x + 8; left + width <= x + w - 8; left += STEP) {
      const at = { x: left + width / 2, y: top };
      tries.push({ at, far: (top - y) * 1.5 + Math.min(left - x, x + w - left - width) });
    }
  const best = tries
    .sort((a, b) => a.far - b.far)
    .find(({ at }) => isFree(picture, { ...at, y: at.y + height / 2, width, height }));
  return best ? { ...best.at, head, lines } : null;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

function isFree({ hexes, radius, insets = [], lettering, legend, legendAt }: BoardPicture, box: Box): boolean {
  const [dx, dy] = [box.width / 2, box.height / 2];
  const clear = (at: Point, room: number) => Math.abs(at.x - box.x) > dx + room || Math.abs(at.y - box.y) > dy + room;
  // test the hexes first: thousands of places are tried, and most lie upon one
  for (const hex of hexes) if (!clear(hex, radius)) return false;
  return (
    lettering.every(({ x, y, text }) => clear({ x, y }, 12 + 4 * Math.max(...text.map((line) => line.length)))) &&
    insets.every((inset) => Math.abs(inset.x + inset.width / 2 - box.x) > (box.width + inset.width) / 2) &&
    (!legendAt ||
      box.y + box.height / 2 < legendAt.y - 20 ||
      box.x - box.width / 2 > legendAt.x + 260 ||
      legend.length === 0)
  );
}

function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= WIDE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
