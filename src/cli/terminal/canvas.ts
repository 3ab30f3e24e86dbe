// A sheet of characters, each with its style. Pictures are composed on it and read off as lines.
import type { Paint, Style } from './paint.ts';

const BLANK: Style = {};

export interface Canvas {
  /** Writes over what is there; anything outside is cut off. */
  put(x: number, y: number, text: string, style?: Style): void;
  isBlank(x: number, y: number): boolean;
  lines(paint: Paint): string[];
}

export function canvas(width: number, height: number): Canvas {
  const chars = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  const styles = Array.from({ length: height }, () => Array.from({ length: width }, () => BLANK));
  return {
    put(x, y, text, style = BLANK) {
      for (const [i, char] of [...text].entries()) {
        if (chars[y]?.[x + i] === undefined) continue;
        chars[y]![x + i] = char;
        styles[y]![x + i] = style;
      }
    },
    isBlank: (x, y) => chars[y]?.[x] === ' ' && styles[y]?.[x] === BLANK,
    lines: (paint) => chars.map((row, y) => paintRow(row, styles[y]!, paint)),
  };
}

/** Neighbours of one style share one pair of codes; blanks at the end of a line are left out. */
function paintRow(row: readonly string[], styles: readonly Style[], paint: Paint): string {
  let end = row.length;
  while (end > 0 && row[end - 1] === ' ' && styles[end - 1] === BLANK) end--;
  let out = '';
  for (let from = 0; from < end; ) {
    let to = from + 1;
    while (to < end && sameStyle(styles[from]!, styles[to]!)) to++;
    out += paint.styled(row.slice(from, to).join(''), styles[from]!);
    from = to;
  }
  return out;
}

const sameStyle = (a: Style, b: Style): boolean =>
  a === b || (a.ink === b.ink && a.paper === b.paper && a.bold === b.bold && a.underline === b.underline);
