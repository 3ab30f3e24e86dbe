import { expect, test } from 'vitest';
import { goldenAt } from '../../tests/support/goldenAt.ts';
import type { Game } from '../engine/index.ts';
import { game1856 } from '../titles/1856/rules/index.ts';
import { runAfter, runAhead } from './runAhead.ts';

const game = game1856 as unknown as Game;

test('what a company would run for, before and after a tile', () => {
  const state = goldenAt(game, '6p-platform', 350);
  const tile = { type: 'layTile', hex: 'I12', tile: '59', rotation: 1 };
  expect(runAhead(game, state)).toMatchObject({ revenue: 170, optimal: true });
  expect(runAfter(game, state, 5, tile)).toMatchObject({ revenue: 200, optimal: true });
  // an action that is not legal brings nothing, nor does a company without a train
  expect(runAfter(game, state, 4, tile)).toBeNull();
  expect(runAhead(game, goldenAt(game, '6p-platform', 19))).toBeNull();
});
