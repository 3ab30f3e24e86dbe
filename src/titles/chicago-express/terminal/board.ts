// The board of Chicago Express in text: flat-topped hexes two lines high, odd columns half a hex lower.

import { type Canvas, canvas } from '../../../cli/terminal/canvas.ts';
import type { Marks } from '../../../cli/terminal/drawing.ts';
import type { Paint, Style } from '../../../cli/terminal/paint.ts';
import { companyIds } from '../rules/companies.ts';
import { cells, type HexId, hexes } from '../rules/map.ts';
import type { ChicagoState } from '../rules/state.ts';
import type { ChicagoTerminalLines } from '../words/terminal.ts';
import {
  CHOSEN,
  companyLetters,
  companyStyles,
  EDGE,
  FAINT_INK,
  HOUSE,
  INK,
  kindLetters,
  OPEN,
  papers,
  WATER,
} from './colours.ts';
import { hexTextOf } from './hexText.ts';
import type { OwnLook } from './look.ts';

const COLUMNS = 19;
const ROWS = 11;
/** Room for the number of the row on the left; on the right it needs one column. */
const MARGIN = 2;
/** The ruler of column letters, and the upper edge of the northernmost hexes. */
const HEAD = 2;

/** Cells of the grid that are lake or sea; the others are simply off the board. */
const water = ['A0', 'A1', 'B0', 'B1', 'F0', 'G0', 'G1', 'H0', 'H1', 'I0', 'I1', 'J0', 'K0']
  .concat(['S6', 'R7', 'S7', 'R8', 'S8', 'R9', 'S9', 'Q10', 'R10', 'S10'])
  .map((id) => ({ col: id.charCodeAt(0) - 65, row: Number(id.slice(1)) }));

/** The inner width of a hex in a terminal of `columns`. */
const insideFor = (columns: number): number =>
  [5, 4].find((inside) => columns >= MARGIN + COLUMNS * (inside + 1) + 2) ?? 3;

interface Grid {
  readonly inside: number;
  x(col: number): number;
  y(col: number, row: number): number;
}

export function drawBoard(s: ChicagoState, { paint, own, columns }: OwnLook, marks: Marks): string[] {
  const inside = insideFor(columns);
  const grid: Grid = {
    inside,
    x: (col) => MARGIN + col * (inside + 1),
    y: (col, row) => HEAD + 2 * row + (col % 2),
  };
  const sheet = canvas(grid.x(COLUMNS) + 2, HEAD + 2 * ROWS + 1);
  if (paint.on) for (const { col, row } of water) flood(sheet, grid, col, row);
  for (const { id, col, row } of cells) drawHex(sheet, grid, s, id, col, row, paint, marks);
  legend(sheet, grid, own);
  rulers(sheet, grid);
  return sheet.lines(paint);
}

function rulers(sheet: Canvas, { inside, x, y }: Grid): void {
  for (let col = 0; col < COLUMNS; col++)
    sheet.put(x(col) + 1 + Math.floor(inside / 2), 0, String.fromCharCode(65 + col), { bold: true });
  for (let row = 0; row < ROWS; row++) {
    sheet.put(0, y(0, row), String(row), { bold: true });
    // the last row has no hex at either end, so its two figures have room
    sheet.put(x(COLUMNS) + (row > 9 ? 0 : 1), y(0, row), String(row), { bold: true });
  }
}

function flood(sheet: Canvas, { inside, x, y }: Grid, col: number, row: number): void {
  for (const half of [0, 1]) sheet.put(x(col), y(col, row) + half, ' '.repeat(inside + 2), WATER);
}

function drawHex(
  sheet: Canvas,
  { inside, x, y }: Grid,
  s: ChicagoState,
  id: HexId,
  col: number,
  row: number,
  paint: Paint,
  marks: Marks,
): void {
  const left = x(col);
  const right = left + inside + 1;
  const upper = y(col, row);
  const lower = upper + 1;
  const chosen = marks.chosen.has(id);
  const open = marks.open.has(id);
  const hexText = hexTextOf(s, id, inside, chosen ? ['<', '>'] : open ? ['[', ']'] : null);
  const paper = papers[hexes[id].kind];
  const own: Style = hexes[id].name ? { ink: INK, paper, bold: true } : { ink: FAINT_INK, paper };
  const top: Style = chosen ? CHOSEN : open ? OPEN : own;
  const bottom: Style = { ...top, bold: false, underline: true };
  const blank = paint.on ? ' ' : '_';

  if (!paint.on && sheet.isBlank(left + 1, upper - 1)) sheet.put(left + 1, upper - 1, '_'.repeat(inside));
  sheet.put(left, upper, '/', EDGE);
  sheet.put(left, lower, '\\', EDGE);
  sheet.put(right, upper, '\\', EDGE);
  sheet.put(right, lower, '/', EDGE);
  sheet.put(left + 1, upper, hexText.label, top);
  if (hexText.house) sheet.put(right - 1, upper, HOUSE, { ...top, ...(top === own ? { ink: INK } : {}), bold: true });
  sheet.put(left + 1, lower, blank.repeat(inside), bottom);
  sheet.put(right - hexText.figures.length, lower, hexText.figures, bottom);
  let at = left + 1;
  for (const company of companyIds)
    if (hexText.letters.includes(companyLetters[company]))
      sheet.put(at++, lower, companyLetters[company], companyStyles[company]);
}

/** Writes the legend in the empty south-west, as much on each line as is free, and the names of the waters. */
function legend(sheet: Canvas, { inside, x, y }: Grid, words: ChicagoTerminalLines): void {
  const kinds = ['plain', 'forest', 'mountain', 'city', 'industrial', 'start'] as const;
  const pieces = [
    ...kinds.map((kind) => `${kindLetters[kind]} ${words.kinds[kind]}`),
    `${HOUSE} ${words.house}`,
    `${kindLetters.city}2+1 ${words.figures}`,
  ];
  let at = MARGIN + 1;
  for (let line = y(0, 8); line <= y(0, ROWS - 1) + 1 && pieces.length > 0; ) {
    const next = pieces[0]!;
    if ([...next, ' '].every((_, i) => sheet.isBlank(at + i, line))) {
      sheet.put(at, line, next);
      at += next.length + 2;
      pieces.shift();
    } else {
      at = MARGIN + 1;
      line += 1;
    }
  }
  if (inside < 4) return;
  for (const [i, word] of words.michigan.entries()) sheet.put(x(0) + 1, y(0, 0) + 1 + i, word, WATER);
  sheet.put(x(6) + 2, y(6, 0) + 1, words.erie, WATER);
  for (const [i, word] of words.atlantic.entries()) sheet.put(x(17) + 1, y(17, 8) + i, word, WATER);
}
