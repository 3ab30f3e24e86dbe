// A random walk finds a legal action or fails: a dead end in a game's rules is not passed by.
import { expect, test } from 'vitest';
import { rngFrom } from './chance.ts';
import type { Game } from './game.ts';
import type { Core } from './state.ts';
import { wander } from './wander.ts';

test('where nothing can be done and passing is forbidden, nobody passes', () => {
  const never = { code: 'train.mustBuy', fields: [], holds: () => false, args: () => ({}), isByOffer: false };
  const buy = { id: 'buy', actor: () => 1, fields: {}, conditions: [never], apply() {}, pass() {}, passing: [never] };
  const game = (step: object) =>
    ({ id: 'toy', frames: { day: { cite: '', stages: { buy: step } } } }) as unknown as Game;
  const s = { flow: [{ kind: 'day', at: 'buy' }] } as Core;
  expect(wander(game({ ...buy, passing: [] }), s, 1, rngFrom('any'))).toEqual({ type: 'pass' });
  expect(() => wander(game(buy), s, 1, rngFrom('any'))).toThrow('nothing can be done');
});
