// Sorts the sheet's rows by a column: figures by size, texts by letters; empty cells come last.
import type { SheetRow } from './sheetOf.ts';

export interface Sorting {
  /** A column, or `company`. */
  readonly by: string;
  readonly up: boolean;
}

export function sortRows(rows: readonly SheetRow[], sorting: Sorting | null): readonly SheetRow[] {
  if (!sorting) return rows;
  const { by, up } = sorting;
  const text = (row: SheetRow) => (by === 'company' ? row.name : (row.cells[by] ?? ''));
  const filled = rows.filter((row) => figureIn(text(row)) !== null || isText(text(row)));
  const sorted = filled.toSorted((a, b) => compare(text(a), text(b)));
  return [...(up ? sorted : sorted.reverse()), ...rows.filter((row) => !filled.includes(row))];
}

/** Cycles: the usual way for figures, then the other, then the order of the game again. */
export function nextSorting(now: Sorting | null, by: string): Sorting | null {
  const first = by === 'company';
  if (now?.by !== by) return { by, up: first };
  return now.up === first ? { by, up: !first } : null;
}

const isText = (text: string): boolean => text !== '' && text !== '–';

/** The first figure in a cell, whatever stands before it or separates its thousands. */
function figureIn(text: string): number | null {
  const digits = /^[^\d]{0,3}\d[\d.,]*/.exec(text)?.[0].replace(/\D/g, '');
  return digits ? Number(digits) : null;
}

const byLetters = new Intl.Collator('en', { numeric: true });

function compare(a: string, b: string): number {
  const [x, y] = [figureIn(a), figureIn(b)];
  return x !== null && y !== null ? x - y : byLetters.compare(a, b);
}
