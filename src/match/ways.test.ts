import { expect, test } from 'vitest';
import { survey } from '../../tests/support/survey.ts';
import { actionOf, choices, type Game, narrow, seeded, setup } from '../engine/index.ts';
import { menuOf } from './menu.ts';

test('ways over track are a menu like any other: each goes by its pieces, and tells what it does', () => {
  const game = survey as unknown as Game;
  const ready = setup(game, { players: 2 }, seeded('survey'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  const { state } = ready;
  const path = [narrow(game, state, choices(game, state, 1)[0]!, 'A4.0')];
  const menu = menuOf({ game, state, seat: 1 }, path);
  expect(menu).toMatchObject({ ask: 'value', field: 'path', ready: null });
  expect(menu.items.map(({ value, refusal }) => [value, refusal])).toEqual([['A0:0 A2:0 A2:1 A4:0', null]]);
  expect(menu.items[0]!.events).toContainEqual({ type: 'founded', seat: 1, place: 'A4.0' });
  expect(actionOf(menu.items[0]!.next!)).toMatchObject({ path: ['A0:0', 'A2:0', 'A2:1', 'A4:0'] });
});
