import { expect, test } from 'vitest';
import { yard } from '../../tests/support/yard.ts';
import {
  applyInPlace,
  type Core,
  checkWhole,
  copy,
  type Game,
  rngFrom,
  seeded,
  setup,
  waiting,
  wander,
} from '../engine/index.ts';
import { loadInsight } from '../titles/insights.ts';
import { loadGame } from '../titles/registry.ts';
import { candidates } from './candidates.ts';

const game = (await loadGame('chicago-express'))!;

const insight = await loadInsight(game);
const { evaluate, quick } = insight;

test('every candidate, and every quick answer, is legal wherever random play leads', () => {
  const s: Core = copy((setup(game, { players: 6 }, seeded('1')) as { state: Core }).state);
  const rng = rngFrom('wander');
  const types = new Set<string>();
  for (let [seat] = waiting(game, s); seat !== undefined; [seat] = waiting(game, s)) {
    const found = candidates(game, s, seat, evaluate, 1);
    expect(found.map((c) => c.value)).toEqual(found.map((c) => c.value).sort((a, b) => b - a));
    for (const action of [...found.map((c) => c.action), quick(game, s, seat, rng)]) {
      expect(checkWhole(game, s, seat, action)).toBeNull();
      types.add(action.type);
    }
    applyInPlace(game, s, seat, wander(game, s, seat, rng));
  }
  expect([...types].sort()).toEqual(['auction', 'bid', 'build', 'decline', 'develop', 'pass']);
});

test('of routes the best runs are the candidate, beside loans and passing', () => {
  const goods = yard as unknown as Game;
  const s: Core = copy((setup(goods, { players: 2 }, seeded('1')) as { state: Core }).state);
  for (const action of [{ type: 'borrow' }, { type: 'buyEngine', engine: 'mogul' }, { type: 'pass' }])
    applyInPlace(goods, s, 1, action);
  const found = candidates(goods, s, 1, (_, after) => Object.values(goods.worth(after)), 1);
  expect(found.map(({ action }) => action.type)).toEqual(['run', 'borrow', 'pass']);
  for (const { action } of found) expect(checkWhole(goods, s, 1, action)).toBeNull();
});
