// The sheet as comma-separated values, for a spreadsheet.
import type { Sheet, SheetRow } from './sheetOf.ts';

export interface CsvWords {
  readonly company: string;
  readonly leads: string;
}

/** `foot`: further lines, each with its head and a value by column. */
export function sheetCsv(
  { columns }: Sheet,
  rows: readonly SheetRow[],
  foot: readonly { readonly head: string; readonly values: Readonly<Record<string, string>> }[],
  words: CsvWords,
): string {
  const lines = [
    [words.company, ...columns.map(({ head }) => head)],
    ...rows.map(({ name, cells, leader }) => [
      name,
      ...columns.map(({ id }) => (leader === id ? `${cells[id] ?? ''}*` : (cells[id] ?? ''))),
    ]),
    ...foot.map(({ head, values }) => [head, ...columns.map(({ id }) => values[id] ?? '')]),
  ];
  return `${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
