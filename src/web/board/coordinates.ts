// Letters and numbers along the frame, naming the columns and rows of hexes.
import { insideOf } from './neatLine.ts';
import type { BoardPicture, PictureHex, Point } from './picture.ts';

export interface Coordinate extends Point {
  readonly id: string;
  readonly text: string;
}

const ID = /^([A-Z]+)(\d+)$/;

/** Flat maps have their letters above and below, pointed ones beside. An inset has labels of its own. */
export function coordinatesOf({
  hexes,
  frame,
  shape,
  insets = [],
}: Pick<BoardPicture, 'hexes' | 'frame' | 'shape' | 'insets'>): Coordinate[] {
  const [above, beside] = shape === 'flat' ? ([1, 2] as const) : ([2, 1] as const);
  const { x, y } = insideOf(frame);
  const [left, right] = [(frame.x + x) / 2, frame.x + frame.width - (x - frame.x) / 2];
  const [top, bottom] = [(frame.y + y) / 2, frame.y + frame.height - (y - frame.y) / 2];
  // beside an inset, its own different numbers are shown
  const side = (at: 'left' | 'right') =>
    insets.length === 0 ? hexes : hexes.filter((hex) => hex.x < frame.x + frame.width / 2 === (at === 'left'));
  return [
    ...outermost(hexes, 'x', 'y', above).flatMap(([at, first, last]) => [
      { id: `top ${at}`, text: first, x: at, y: top },
      { id: `bottom ${at}`, text: last, x: at, y: bottom },
    ]),
    ...withoutRepeats(outermost(side('left'), 'y', 'x', beside)).map(([at, first]) => ({
      id: `left ${at}`,
      text: first,
      x: left,
      y: at,
    })),
    ...withoutRepeats(outermost(side('right'), 'y', 'x', beside)).map(([at, , last]) => ({
      id: `right ${at}`,
      text: last,
      x: right,
      y: at,
    })),
  ].filter(({ text }) => text !== '');
}

type Row = readonly [at: number, first: string, last: string];

/** The label of each column or row, with its first and its last hex. */
function outermost(hexes: readonly PictureHex[], along: 'x' | 'y', across: 'x' | 'y', part: 1 | 2): readonly Row[] {
  const places = [...new Set(hexes.map((hex) => Math.round(hex[along])))];
  return places
    .sort((a, b) => a - b)
    .map((at): Row => {
      const sorted = hexes.filter((hex) => Math.round(hex[along]) === at).sort((a, b) => a[across] - b[across]);
      const named = (hex: PictureHex | undefined) => (hex && ID.exec(hex.id)?.[part]) ?? '';
      return [at, named(sorted[0]), named(sorted.at(-1))];
    });
}

/** If two half rows share a number, it stands at the first of them. */
const withoutRepeats = (rows: readonly Row[]): readonly Row[] =>
  rows.map(([at, first, last], i): Row => {
    const before = rows[i - 1];
    return [at, before?.[1] === first ? '' : first, before?.[2] === last ? '' : last];
  });
