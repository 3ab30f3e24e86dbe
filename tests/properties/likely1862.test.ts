// Random play of 1862 without an aim is soon over, for fines and bankruptcies take everything: so it is steered a little, and
// then comes to mergers, receiverships and the LNER. One game of each number of players; `npm run soak` plays two hundred.
import { expect, test } from 'vitest';
import { likelyGame1862, tableOf } from '../support/likelyGame1862.ts';

const games = [0, 1, 2, 3, 4, 5, 6];

test('every number of players is played', () =>
  expect(games.map((n) => tableOf(n).players).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8]));

test.each(games)('table %i: to the end with a clean audit', (n) => {
  expect(likelyGame1862(n)).toMatchObject({ fault: null });
});
