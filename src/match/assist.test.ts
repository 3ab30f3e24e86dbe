import { expect, test } from 'vitest';
import type { Game } from '../engine/index.ts';
import { seeded, setup } from '../engine/index.ts';
import { chicagoExpress } from '../titles/chicago-express/rules/index.ts';
import { assistIn, assists, assistsOf, gives } from './assist.ts';
import { type Desk, forecastOf, menuOf } from './menu.ts';

test('each step gives all that the one before gives', () => {
  const given = assists.map((assist) => (['sums', 'routes'] as const).filter((help) => gives(assist, help)));
  expect(given).toEqual([[], ['sums'], ['sums', 'routes']]);
});

test('a game without trains has no routes to be helped with', () => {
  expect(assistsOf(false)).toEqual(['none', 'arithmetic']);
  expect([assistIn('routes', false), assistIn('routes', true), assistIn('none', false)]).toEqual([
    'arithmetic',
    'routes',
    'none',
  ]);
});

test('without help a decision does not say what it would do', () => {
  const game = chicagoExpress as unknown as Game;
  const ready = setup(game, { players: 3 }, seeded('assist'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  const desk: Desk = { game, state: ready.state, seat: 1 };
  const bid = (of: Desk) => {
    const next = menuOf(of, []).items.find(({ value }) => value === 'pass')!.next!;
    return { effect: menuOf(of, [next]).effect, forecast: forecastOf(of, [next]) === of.state };
  };
  expect(bid(desk).effect.length).toBeGreaterThan(0);
  expect(bid({ ...desk, assist: 'arithmetic' })).toEqual({ ...bid(desk), forecast: false });
  expect(bid({ ...desk, assist: 'none' })).toEqual({ effect: [], forecast: true });
});
