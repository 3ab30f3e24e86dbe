import { expect, test } from 'vitest';
import type { SeatView, TableSummary } from '../../../api/tables.ts';
import { countYourMoves, freeSeats, isYourMove, sortMine, sortOpen } from './tableLists.ts';

const seat = (n: number, kind: SeatView['kind']): SeatView => ({
  seat: n,
  kind,
  name: '',
  person: null,
  online: false,
  usedMs: 0,
});

const table = (id: string, more: Partial<TableSummary>): TableSummary => ({
  id,
  game: 'toy',
  players: 3,
  status: 'playing',
  visibility: 'open',
  pace: { kind: 'live' },
  oneScreen: false,
  host: null,
  seats: [seat(1, 'person'), seat(2, 'bot'), seat(3, 'empty')],
  seq: 0,
  waiting: [2],
  yours: [1],
  result: null,
  createdAt: 0,
  movedAt: 0,
  ...more,
});

test('it is my move when a seat of mine is waited for, in a game in play', () => {
  expect(isYourMove(table('a', { waiting: [1] }))).toBe(true);
  expect(isYourMove(table('b', { waiting: [2] }))).toBe(false);
  expect(isYourMove(table('c', { waiting: [1], status: 'over' }))).toBe(false);
  expect(countYourMoves([table('a', { waiting: [1] }), table('b', {})])).toBe(1);
});

test('my games: my move, in play, gathering, over', () => {
  const sorted = sortMine([
    table('over', { status: 'over', movedAt: 99 }),
    table('gathering', { status: 'gathering', movedAt: 50 }),
    table('older', { movedAt: 10 }),
    table('newer', { movedAt: 20 }),
    table('mineLate', { waiting: [1], movedAt: 30 }),
    table('mineEarly', { waiting: [1], movedAt: 5 }),
  ]);
  expect(sorted.map((t) => t.id)).toEqual(['mineEarly', 'mineLate', 'newer', 'older', 'gathering', 'over']);
});

test('open tables: those nearest to full first', () => {
  const full = { seats: [seat(1, 'person'), seat(2, 'empty'), seat(3, 'empty')] };
  const sorted = sortOpen([table('two', full), table('old', { createdAt: 1 }), table('new', { createdAt: 2 })]);
  expect(sorted.map((t) => t.id)).toEqual(['new', 'old', 'two']);
  expect(freeSeats(sorted[2]!)).toBe(2);
});
