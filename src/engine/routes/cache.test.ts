import { expect, test } from 'vitest';
import type { Core } from '../core/state.ts';
import { emptyBoard } from '../track/board.ts';
import { leaveBehind, rememberedRuns } from './cache.ts';

test('runs are found once for a board and a key, and again when the board was written to', () => {
  const board = emptyBoard();
  let asked = 0;
  const find = () => ({ runs: [], revenue: ++asked, subsidy: 0, bound: 0, optimal: true, steps: 0 });
  expect(rememberedRuns(board, 'GW 4', find).revenue).toBe(1);
  expect(rememberedRuns(board, 'GW 4', find).revenue).toBe(1);
  expect(rememberedRuns(board, 'GW 5', find).revenue).toBe(2);
  board.rev += 1;
  expect(rememberedRuns(board, 'GW 4', find).revenue).toBe(3);
  expect(rememberedRuns(emptyBoard(), 'GW 4', find).revenue).toBe(4);
});

test('a game that goes on to another board leaves the runs on the first behind', () => {
  const on = (board = emptyBoard()) => ({ board }) as never as Core & { board: ReturnType<typeof emptyBoard> };
  const s = on();
  const runs = (found: number): number => rememberedRuns(s.board, 'GW 4', () => found);
  expect(runs(1)).toBe(1);
  leaveBehind(s, on(s.board));
  expect(runs(2)).toBe(1);
  leaveBehind(s, on());
  expect(runs(3)).toBe(3);
});
