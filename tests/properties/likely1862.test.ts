// Aimless random play of 1862 is soon over, since fines and bankruptcies take everything: so it is steered a little,
// and then reaches mergers, receiverships and the LNER. Few, some and many players, with and without variants; `npm run
// soak` plays two hundred games of every number.
import { expect, test } from 'vitest';
import { likelyGame1862, tableOf } from '../support/likelyGame1862.ts';

const games = [0, 4, 6];

test('two and eight players are among them', () =>
  expect(games.map((n) => tableOf(n).players)).toEqual(expect.arrayContaining([2, 8])));

test.each(games)('table %i: to the end with a clean audit', (n) => {
  expect(likelyGame1862(n)).toMatchObject({ fault: null });
});
