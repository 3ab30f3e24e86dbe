import { expect, test } from 'vitest';
import { following, setup } from '../../../engine/index.ts';
import { loadGame } from '../../../games/registry.ts';
import { isAuction } from './isAuction.ts';

test.each([
  ['chicago-express', 3, true],
  ['1856', 3, true],
  ['18mag', 3, true],
  ['1865', 3, true],
  ['1862', 3, false], // parliament has the market on the stage
])('%s begins with an auction or a draft', async (id, players, begins) => {
  const game = await loadGame(id);
  const begun = setup(game!, { players, asked: {} }, following([], 'a seed of twenty-six signs'));
  expect(begun.ok && isAuction(begun.state)).toBe(begins);
});
