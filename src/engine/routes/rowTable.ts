// A set of rows of whole numbers, all of one width, numbered in the order in which they came.

export interface RowTable {
  readonly width: number;
  size: number;
  rows: Int32Array;
  slots: Int32Array;
}

export const rowTable = (width: number): RowTable => ({
  width,
  size: 0,
  rows: new Int32Array(width * 32),
  slots: new Int32Array(64).fill(-1),
});

/** The number of a row; a new one if it was not there. */
export function numberOf(table: RowTable, row: Int32Array): number {
  const { width } = table;
  if (table.size * 2 >= table.slots.length) grow(table);
  let slot = hash(row, 0, width) & (table.slots.length - 1);
  for (;;) {
    const found = table.slots[slot]!;
    if (found < 0) break;
    if (same(table.rows, found * width, row, width)) return found;
    slot = (slot + 1) & (table.slots.length - 1);
  }
  const number = table.size++;
  table.slots[slot] = number;
  const at = number * width;
  for (let i = 0; i < width; i++) table.rows[at + i] = row[i]!;
  return number;
}

function grow(table: RowTable): void {
  const { width } = table;
  const rows = new Int32Array(table.rows.length * 2);
  rows.set(table.rows);
  table.rows = rows;
  const mask = table.slots.length * 2 - 1;
  const slots = new Int32Array(mask + 1).fill(-1);
  for (let i = 0; i < table.size; i++) {
    let slot = hash(rows, i * width, width) & mask;
    while (slots[slot]! >= 0) slot = (slot + 1) & mask;
    slots[slot] = i;
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
