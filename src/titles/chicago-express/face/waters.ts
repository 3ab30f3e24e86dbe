// The two lakes and the ocean, in cells of the same grid as the hexes. Some lie beyond the frame, so that it cuts them.

import type { PictureWater } from '../../../web/board/picture.ts';
import { waterOf } from '../../../web/board/shore.ts';
import { cells } from '../rules/map.ts';

/** Columns by number from the west (A is 0), each with its first and last row. */
const bodies: Readonly<Record<'michigan' | 'erie' | 'atlantic', readonly (readonly [number, number, number])[]>> = {
  michigan: [
    [-2, -2, 0],
    [-1, -2, 0],
    [0, -2, 1],
    [1, -2, 1],
  ],
  erie: [
    [5, -2, 0],
    [6, -2, 1],
    [7, -2, 1],
    [8, -2, 1],
    [9, -2, 0],
    [10, -2, 0],
    [11, -2, -1],
    [12, -2, -2],
  ],
  atlantic: [
    [14, 11, 12],
    [15, 10, 12],
    [16, 10, 12],
    [17, 7, 12],
    [18, 6, 12],
    [19, 4, 12],
    [20, 3, 12],
    [21, 3, 12],
  ],
};

const land = new Set(cells.map(({ col, row }) => `${col},${row}`));

const cellsOf = (columns: (typeof bodies)[keyof typeof bodies]) =>
  columns.flatMap(([col, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => ({ col, row: first + i })),
  );

export const watersAt = (radius: number): PictureWater[] =>
  Object.entries(bodies).map(([id, columns]) =>
    waterOf(id, cellsOf(columns), ({ col, row }) => land.has(`${col},${row}`), radius),
  );
