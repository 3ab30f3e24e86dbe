// Columns and tables of text whose pieces may carry colour codes: widths are those on the screen.

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with the escape character
const CODES = /\x1b\[[0-9;]*m/g;

const widthOf = (text: string): number => [...text.replace(CODES, '')].length;

const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Things side by side; if they need several lines, in columns of equal width, read line by line. */
export function columns(things: readonly string[], width: number, gap = 3): string[] {
  const single = things.join(' '.repeat(gap));
  if (widthOf(single) <= width) return things.length > 0 ? [single] : [];
  const widest = Math.max(0, ...things.map(widthOf));
  const across = Math.max(1, Math.floor((width + gap) / (widest + gap)));
  const lines: string[] = [];
  for (let i = 0; i < things.length; i += across) {
    const row = things.slice(i, i + across);
    lines.push(row.map((thing, k) => (k === row.length - 1 ? thing : padEnd(thing, widest + gap))).join(''));
  }
  return lines;
}

/** Rows of cells, as loose as the width allows; the first column is flush left, the others flush right. */
export function table(rows: readonly (readonly string[])[], width: number): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  const least = widths.reduce((sum, w) => sum + w, 0);
  const gap = [3, 2].find((wide) => least + wide * (widths.length - 1) <= width) ?? 1;
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? padEnd(cell, widths[i]!) : padStart(cell, widths[i]! + gap)))
      .join('')
      .trimEnd(),
  );
}

/** A line that breaks between its pieces when it grows too wide. */
export function flow(pieces: readonly string[], separator: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && widthOf(line) + widthOf(separator) + widthOf(piece) > width) {
      lines.push(line);
      line = piece;
    } else line = line ? line + separator + piece : piece;
  }
  return line ? [...lines, line] : lines;
}

/** A text broken between words. */
export const wrap = (text: string, width: number): string[] => flow(text.split(' '), ' ', width);
