import { expect, test } from 'vitest';
import type { Core } from '../core/state.ts';
import { emptyBoard } from '../track/board.ts';
import { leaveBehind, remembering } from './cache.ts';

test('runs are found once for a board and a key, and again when the board was written to', () => {
  const board = emptyBoard();
  let asked = 0;
  const find = () => ({ runs: [], revenue: ++asked, subsidy: 0, bound: 0, optimal: true, steps: 0 });
  const runs = remembering<ReturnType<typeof find>>();
  expect(runs(board, 'GW 4', find).revenue).toBe(1);
  expect(runs(board, 'GW 4', find).revenue).toBe(1);
  expect(runs(board, 'GW 5', find).revenue).toBe(2);
  board.rev += 1;
  expect(runs(board, 'GW 4', find).revenue).toBe(3);
  expect(runs(emptyBoard(), 'GW 4', find).revenue).toBe(4);
});

test('a game that goes on to another board leaves the runs on the first behind', () => {
  const on = (board = emptyBoard()) => ({ board }) as never as Core & { board: ReturnType<typeof emptyBoard> };
  const s = on();
  const known = remembering<number>();
  const runs = (found: number): number => known(s.board, 'GW 4', () => found);
  expect(runs(1)).toBe(1);
  leaveBehind(s, on(s.board));
  expect(runs(2)).toBe(1);
  leaveBehind(s, on());
  expect(runs(3)).toBe(3);
});

test('the same key is another question elsewhere', () => {
  const board = emptyBoard();
  const [numbers, names] = [remembering<number>(), remembering<string | undefined>()];
  expect([numbers(board, 'GW', () => 1), names(board, 'GW', () => undefined)]).toEqual([1, undefined]);
  expect([numbers(board, 'GW', () => 2), names(board, 'GW', () => 'GW')]).toEqual([1, undefined]);
});
