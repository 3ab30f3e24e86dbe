import { expect, test } from 'vitest';
import { following, setup } from '../../../engine/index.ts';
import { loadGame } from '../../../titles/registry.ts';
import { offersMany } from './offersMany.ts';

test.each([
  ['1856', true],
  ['18mag', true],
  ['1865', true],
  ['1862', false], // parliament auctions one charter after the other
  ['chicago-express', false], // one share after the other
])('%s begins with a list of things on offer: %s', async (id, begins) => {
  const game = await loadGame(id);
  const begun = setup(game!, { players: 3 }, following([], 'a seed of twenty-six signs'));
  expect(begun.ok && offersMany(begun.state)).toBe(begins);
});
