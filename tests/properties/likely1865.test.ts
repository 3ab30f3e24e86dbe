// Steered random play of 1865 (`likely1865.ts`): a game of every number of players, full and short, one of them by the other
// rulings. Chance alone plays a dozen more in the nets for all games; `npm run soak` plays two hundred.
import { expect, test } from 'vitest';
import { likelyGame1865, occasions, tableOf } from '../support/likelyGame1865.ts';

const games = [0, 4, 11, 17];

test('every number of players is played, full and short', () => {
  const tables = games.map((n) => `${tableOf(n).players} ${tableOf(n).asked.length ?? 'full'}`);
  expect([...new Set(tables)].sort()).toEqual(['2 short', '3 full', '3 short', '4 full']);
});

test.each(games)('table %i: to the end with a clean audit', (n) => {
  const { fault, occurred } = likelyGame1865(n);
  expect({ fault, ended: occurred.get('end.bank') }).toEqual({ fault: null, ended: 1 });
  // each of these games has most of the possible occasions
  expect(occasions.filter((what) => occurred.has(what)).length).toBeGreaterThan(occasions.length / 2);
});
