import { expect, test } from 'vitest';
import { emptyBoard } from '../track/board.ts';
import { rememberedRuns } from './cache.ts';

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
