// A set of rows of whole numbers, all of one width, numbered in the order in which they came.

export interface RowTable {
  width: number;
  size: number;
  rows: Int32Array;
  /** A hash table of the rows: `since` plus a row's number. Entries below `since` are left from before. */
  slots: Int32Array;
  since: number;
}

export const rowTable = (width: number): RowTable => ({
  width,
  size: 0,
  rows: new Int32Array(width * 32),
  slots: new Int32Array(64),
  since: 1,
});

/** Empties a table for rows of this width. It keeps the size it has grown to. */
export function emptied(table: RowTable, width: number): RowTable {
  table.since += table.size;
  table.size = 0;
  table.width = width;
  return table;
}

/** The number of a row; a new number if the row is new. */
export function numberOf(table: RowTable, row: Int32Array): number {
  const { width, since } = table;
  if (table.size * 2 >= table.slots.length) moreSlots(table);
  const { slots, rows } = table;
  const mask = slots.length - 1;
  let slot = hash(row, 0, width) & mask;
  for (let found = slots[slot]! - since; found >= 0; found = slots[slot]! - since) {
    if (same(rows, found * width, row, width)) return found;
    slot = (slot + 1) & mask;
  }
  const number = table.size++;
  slots[slot] = since + number;
  const at = number * width;
  const room = at + width <= rows.length ? rows : moreRows(table, at + width);
  for (let i = 0; i < width; i++) room[at + i] = row[i]!;
  return number;
}

function moreRows(table: RowTable, least: number): Int32Array {
  const rows = new Int32Array(Math.max(2 * table.rows.length, least));
  rows.set(table.rows);
  table.rows = rows;
  return rows;
}

function moreSlots(table: RowTable): void {
  const { width, rows, since } = table;
  const slots = new Int32Array(2 * table.slots.length);
  const mask = slots.length - 1;
  for (let i = 0; i < table.size; i++) {
    let slot = hash(rows, i * width, width) & mask;
    while (slots[slot]! >= since) slot = (slot + 1) & mask;
    slots[slot] = since + i;
  }
  table.slots = slots;
}

function hash(rows: Int32Array, at: number, width: number): number {
  let h = 0x9e3779b9 | 0;
  for (let i = 0; i < width; i++) h = Math.imul(h ^ rows[at + i]!, 0x01000193) ^ (h >>> 15);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return h ^ (h >>> 13);
}

function same(rows: Int32Array, at: number, row: Int32Array, width: number): boolean {
  for (let i = 0; i < width; i++) if (rows[at + i] !== row[i]) return false;
  return true;
}
