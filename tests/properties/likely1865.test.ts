// Steered random play of 1865 (`likely1865.ts`): a game at every table, full and short, and by the other rulings. `npm run soak`
// plays two hundred.
import { expect, test } from 'vitest';
import { likelyGame1865, tableOf } from '../support/likelyGame1865.ts';

const games = [0, 1, 2, 3, 4, 5, 6, 8];

test('every number of players is played, full and short', () => {
  const tables = games.map((n) => `${tableOf(n).players} ${tableOf(n).asked.length ?? 'full'}`);
  expect([...new Set(tables)].sort()).toEqual(['2 full', '2 short', '3 full', '3 short', '4 full']);
});

test.each(games)('table %i: to the end with a clean audit', (n) => {
  const { fault, occurred } = likelyGame1865(n);
  expect({ fault, ended: occurred.get('end.bank') }).toEqual({ fault: null, ended: 1 });
});
