// The layout of a market in its pane, in widths of a space: the breaks of a line, the height of each row, the place of
// each space.
import type { MarketPicture, MarketSpace } from '../marketPicture.ts';

export interface MarketLayout {
  readonly rows: readonly (readonly MarketSpace[])[];
  readonly columns: number;
  /** The height of each row, in widths of a space. */
  readonly heights: readonly number[];
  readonly height: number;
}

/** Pixels of width that suffice for a space of a line. */
const ENOUGH = 42;

/** In widths of a space: the part above the markers, further prices, a marker with its gap; the least height of a row. */
const PRICE = 0.56;
const BESIDES = 0.44;
const MARKER = 0.46;
const LEAST = 1.2;

/** `height` is left out where the pane grows with its contents. */
export function layoutOf(picture: MarketPicture, width: number, height?: number): MarketLayout {
  if (!picture.folds) return laid(picture.rows);
  const length = Math.max(...picture.rows.map((row) => row.length));
  const most = Math.max(1, Math.floor(width / ENOUGH));
  const fewest = Math.ceil(length / most);
  // in a low and wide pane the height limits the spaces, so fewer bands are tried too
  const bands = height === undefined ? [fewest] : Array.from({ length: fewest + MORE }, (_, i) => i + 1);
  const layouts = bands.map((count) => broken(picture, count));
  const size = (layout: MarketLayout) => Math.min(width / layout.columns, (height ?? Infinity) / layout.height);
  return layouts.reduce((best, layout) => (size(layout) > size(best) ? layout : best));
}

/** Further breaks tried, if there is height to fill. */
const MORE = 4;

/** A layout broken into this many bands of equal length. */
function broken({ rows }: MarketPicture, bands: number): MarketLayout {
  const length = Math.max(...rows.map((row) => row.length));
  const columns = Math.ceil(length / bands);
  const starts = Array.from({ length: Math.ceil(length / columns) }, (_, i) => i * columns);
  return laid(starts.flatMap((from) => rows.map((row) => row.slice(from, from + columns))));
}

function laid(rows: MarketPicture['rows']): MarketLayout {
  const heights = rows.map((row) => Math.max(LEAST, ...row.map(heightOf)));
  return {
    rows,
    columns: Math.max(...rows.map((row) => row.length)),
    heights,
    height: heights.reduce((sum, height) => sum + height, 0),
  };
}

const heightOf = ({ companies, besides }: MarketSpace): number =>
  PRICE + (besides ? BESIDES : 0) + MARKER * companies.length + 0.08;

export interface Place {
  readonly row: number;
  readonly col: number;
  /** The middle of the space, in widths of a space. */
  readonly x: number;
  readonly y: number;
}

/** The place of a space; null if it is not on the market. */
export function placeOf({ rows, heights }: MarketLayout, id: string): Place | null {
  let top = 0;
  for (const [row, spaces] of rows.entries()) {
    const col = spaces.findIndex((space) => space.id === id);
    if (col >= 0) return { row, col, x: col + 0.5, y: top + heights[row]! / 2 };
    top += heights[row]!;
  }
  return null;
}

/** The free corner below short rows, as its first row and column; null if it is too small for a text. */
export function cornerOf({ rows, columns }: MarketLayout): { readonly row: number; readonly col: number } | null {
  const corners = rows.map((_, row) => ({ row, col: Math.max(...rows.slice(row).map((spaces) => spaces.length)) }));
  const area = ({ row, col }: { row: number; col: number }) => (columns - col) * (rows.length - row);
  const best = corners.reduce((a, b) => (area(b) > area(a) ? b : a));
  return columns - best.col >= 7 && rows.length - best.row >= 4 ? best : null;
}
