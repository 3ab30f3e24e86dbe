// Hex coordinates and neighbours, for boards whose hexes are known by an id, a column and a row.

/** Flat-topped hexes in straight columns; `odd` columns lie half a hex lower. */
export interface Cell {
  readonly id: string;
  readonly col: number;
  readonly row: number;
}

/** Neighbours as [columns, rows] away, clockwise from the north; by whether the column is even or odd. */
const EVEN = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;
const ODD = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/**
 * Neighbours of each cell. Cells that are not listed (lake, sea, off the board) have none and are nobody's neighbour.
 */
export function neighboursOf<Id extends string>(
  cells: readonly (Cell & { readonly id: Id })[],
): Readonly<Record<Id, readonly Id[]>> {
  const at = new Map(cells.map((c) => [`${c.col},${c.row}`, c.id]));
  const out = {} as Record<Id, readonly Id[]>;
  for (const { id, col, row } of cells)
    out[id] = (col % 2 === 0 ? EVEN : ODD)
      .map(([dc, dr]) => at.get(`${col + dc},${row + dr}`))
      .filter((x) => x !== undefined);
  return out;
}

/** The centre of a cell, in units of half a hex's width and half its height. */
export const centreOf = ({ col, row }: Cell): { x: number; y: number } => ({ x: col, y: 2 * row + (col % 2) });
