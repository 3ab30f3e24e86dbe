// Order and counts of the lists of tables: what waits for me comes first.
import type { TableSummary } from '../../../api/tables.ts';

export const isYourMove = (table: TableSummary): boolean =>
  table.status === 'playing' && table.waiting.some((seat) => table.yours.includes(seat));

export const countYourMoves = (tables: readonly TableSummary[]): number => tables.filter(isYourMove).length;

const rank = (table: TableSummary): number =>
  isYourMove(table) ? 0 : table.status === 'playing' ? 1 : table.status === 'gathering' ? 2 : 3;

/** My move first, the longest waiting of them before; then games in play, those gathering, those over, the newest before. */
export const sortMine = (tables: readonly TableSummary[]): TableSummary[] =>
  [...tables].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? a.movedAt - b.movedAt : b.movedAt - a.movedAt));

export const freeSeats = (table: TableSummary): number => table.seats.filter((seat) => seat.kind === 'empty').length;

/** Open tables: the nearest to full before, then the newest. */
export const sortOpen = (tables: readonly TableSummary[]): TableSummary[] =>
  [...tables].sort((a, b) => freeSeats(a) - freeSeats(b) || b.createdAt - a.createdAt);
