import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../../src/titles/registry.ts';
import { fuzz } from '../support/fuzz.ts';

/** A few in `npm test`, millions in `npm run soak -- fuzz`. */
const COUNT = 400;

test.each(gameIds)('%s: whatever is sent, it answers yes or no, never breaks, and the books are kept', async (id) => {
  const { tried, accepted, faults } = fuzz((await loadGame(id))!, COUNT, 'fuzz');
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(COUNT);
  expect(accepted).toBeGreaterThan(COUNT / 20);
});
