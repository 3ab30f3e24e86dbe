import { expect, test } from 'vitest';
import { estimate, percentile } from './blocks.ts';

test('the error of a mean comes from the means of complete blocks', () => {
  // two blocks of three: means 2 and 4, so 3 with error sqrt(((2-3)² + (4-3)²) / 1 / 2) = 1
  expect(estimate([1, 2, 3, 3, 4, 5], 3)).toEqual({ mean: 3, se: 1 });
  // games alone: mean 0.5, squares 4 × 0.25 = 1, error sqrt(1 × 4/3) / 4
  const alone = estimate([1, 0, 0, 1], 1);
  expect(alone.mean).toBe(0.5);
  expect(alone.se).toBeCloseTo(Math.sqrt(4 / 3) / 4, 12);
});

test('a bot that wins whenever its luck is good is known less well than its games pretend', () => {
  const games = [1, 1, 1, 0, 0, 0];
  expect(estimate(games, 3).se).toBe(0.5);
  expect(estimate(games, 1).se).toBeCloseTo(Math.sqrt(1.5 * (6 / 5)) / 6, 12);
  // each block has one win, whatever its luck: nothing is uncertain
  expect(estimate([1, 0, 0, 0, 1, 0], 3).se).toBeCloseTo(0, 12);
});

test('an incomplete block counts by what it has', () => {
  // blocks {4, 2} and {3}: mean 3, deviations 0 and 0
  expect(estimate([4, 2, 3], 2)).toEqual({ mean: 3, se: 0 });
  // blocks {6, 6} and {0}: mean 4, deviations 4 and -4, error sqrt(32 × 2/1) / 3
  expect(estimate([6, 6, 0], 2)).toEqual({ mean: 4, se: 8 / 3 });
});

test('one block says nothing of its error', () => expect(estimate([1, 0, 0], 3)).toEqual({ mean: 1 / 3, se: null }));

test('percentiles by nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100]);
  expect([percentile([7], 0.99), percentile([], 0.99)]).toEqual([7, 0]);
});
