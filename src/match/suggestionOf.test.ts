import { expect, test } from 'vitest';
import { yard } from '../../tests/support/yard.ts';
import { apply, choices, type Game, narrow, seeded, setup } from '../engine/index.ts';
import { choicesAt, placesFrom, whyNotAt } from './choicesAt.ts';
import { fieldsOf, typesOf } from './fieldsOf.ts';
import { type Desk, menuOf, readyOf, refusalOf } from './menu.ts';
import { namedIn } from './namedIn.ts';
import { suggestionOf } from './suggestionOf.ts';
import { done } from './walk.ts';

const game = yard as unknown as Game;

/** Seat 1 with a mogul, about to run. */
function running(): Desk {
  const ready = setup(game, { players: 2 }, seeded('yard'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  let { state } = ready;
  for (const action of [{ type: 'borrow' }, { type: 'buyEngine', engine: 'mogul' }, { type: 'pass' }]) {
    const outcome = apply(game, state, 1, action);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    state = outcome.state;
  }
  return { game, state, seat: 1 };
}
const open = (desk: Desk) => choices(desk.game, desk.state, desk.seat)[0]!;

test('the menu asks for routes with the trains that may run', () => {
  const desk = running();
  const path = [open(desk)];
  expect(menuOf(desk, path)).toMatchObject({ ask: 'routes', items: [], trains: ['mogul'], ready: null });
  expect(done(desk, path)).toBeNull();
});

test('the best runs are found once for each choice and budget, and lead to the action', () => {
  const desk = running();
  const choice = open(desk);
  const best = suggestionOf(desk, choice)!;
  expect(suggestionOf(desk, choice)).toBe(best);
  expect(suggestionOf(desk, choice, 1)).not.toBe(best);
  const whole = narrow(game, desk.state, choice, best.runs);
  expect(readyOf(whole)).toEqual({ type: 'run', routes: best.runs });
  expect(menuOf(desk, [choice, whole]).effect).toContainEqual({ type: 'ran', seat: 1, revenue: best.revenue });
  expect(namedIn(best.runs)).toEqual(['mogul']);
  expect(suggestionOf(desk, whole)).toBeNull();
});

test('why other runs are refused', () => {
  const desk = running();
  expect(refusalOf(desk, open(desk), [{ train: 'pacific', track: ['1'] }])).toMatchObject({ code: 'run.notOwned' });
});

test('no place of the board is a value of routes', () => {
  const desk = running();
  const path = [open(desk)];
  expect(choicesAt(desk, path, '1')).toEqual([]);
  expect(placesFrom(desk, path, () => true)).toEqual(new Set());
  expect(whyNotAt(desk, path, '1')).toEqual([]);
});

test('asides are among the types of a game', () => {
  expect(typesOf(game)).toEqual(['buyEngine', 'run', 'borrow']);
  const fields = fieldsOf(game, running().state, 'run')!;
  expect([fields.kind('routes'), fields.ids('routes'), fields.offer('routes', { type: 'run' }, 1)]).toEqual([
    'routes',
    [],
    [],
  ]);
});
