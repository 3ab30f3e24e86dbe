import { expect, test } from 'vitest';
import { blockOf, dealt, jobsOf, type Match, rotated } from './schedule.ts';

const match = (bots: readonly string[], players: number, games: number): Match => ({
  ...{ title: 'any', players, bots, asked: {}, games, seed: 7, playouts: 1 },
});

const games = (one: Match) => jobsOf(one).map(({ seed, bots }) => `${seed} ${bots.join('')}`);

test('a seed is played in every rotation before the next begins', () => {
  expect(games(match(['a', 'b', 'c'], 3, 4))).toEqual(['7 abc', '7 cab', '7 bca', '8 abc']);
  expect(games(match(['a', 'b'], 3, 3))).toEqual(['7 aba', '7 aab', '7 baa']);
});

test('rotations that put the same bots in the same seats are played once', () => {
  expect(games(match(['a'], 3, 2))).toEqual(['7 aaa', '8 aaa']);
  expect(games(match(['a', 'a', 'a'], 3, 2))).toEqual(['7 aaa', '8 aaa']);
  expect(games(match(['a', 'b'], 4, 3))).toEqual(['7 abab', '7 baba', '8 abab']);
  const sizes = [match(['a', 'b', 'b'], 3, 1), match(['a', 'b', 'b', 'b'], 4, 1), match(['a'], 1, 1)].map(blockOf);
  expect(sizes).toEqual([3, 4, 1]);
});

test('a short list is repeated; bots move one seat on', () => {
  expect(dealt(['a', 'b'], 5)).toEqual(['a', 'b', 'a', 'b', 'a']);
  expect([0, 1, 3, 4].map((by) => rotated(['a', 'b', 'c'], by).join(''))).toEqual(['abc', 'cab', 'abc', 'cab']);
});
