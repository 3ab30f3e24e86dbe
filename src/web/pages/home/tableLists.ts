// Order and counts of the lists of tables: tables that wait for me come first.
import type { TableSummary } from '../../../api/tables.ts';

export const isYourMove = (table: TableSummary): boolean =>
  table.status === 'playing' && table.waiting.some((seat) => table.yours.includes(seat));

export const countYourMoves = (tables: readonly TableSummary[]): number => tables.filter(isYourMove).length;

const rank = (table: TableSummary): number =>
  isYourMove(table) ? 0 : table.status === 'playing' ? 1 : table.status === 'gathering' ? 2 : 3;

/** Games waiting for me come first, the longest waiting first; then games in play, gathering and over, the newest first. */
export const sortMine = (tables: readonly TableSummary[]): TableSummary[] =>
  [...tables].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? a.movedAt - b.movedAt : b.movedAt - a.movedAt));

/** The number of seats free for anybody. */
export const freeSeats = (table: TableSummary): number =>
  table.seats.filter((seat) => seat.kind === 'empty' && !seat.reserved).length;

/** Sorts open tables: those nearest to full first, then the newest. */
export const sortOpen = (tables: readonly TableSummary[]): TableSummary[] =>
  [...tables].sort((a, b) => freeSeats(a) - freeSeats(b) || b.createdAt - a.createdAt);
