import { expect, test } from 'vitest';
import {
  type Action,
  applyInPlace,
  type Core,
  copy,
  freeze,
  PASS,
  rngFrom,
  seeded,
  setup,
  view,
  waiting,
} from '../engine/index.ts';
import { loadInsight } from '../titles/insights.ts';
import { loadGame } from '../titles/registry.ts';
import { greedy } from './greedy.ts';
import { margin } from './margin.ts';

const game = (await loadGame('chicago-express'))!;

const insight = await loadInsight(game);
const { evaluate } = insight;

const start = (): Core => copy((setup(game, { players: 3 }, seeded('1')) as { state: Core }).state);

test('greedy bids only while buying at that price is better for it, by its forecast, than passing', () => {
  const s = start();
  const rng = rngFrom('bids');
  const after = (seat: number, action: Action): number => {
    const tried = copy(s);
    applyInPlace(game, tried, seat, action);
    return margin(evaluate(game, tried), seat);
  };
  let bids = 0;
  for (let moves = 0; moves < 80; moves++) {
    const seat = waiting(game, s)[0]!;
    const action = greedy(game, view(s), seat, { insight, rng, playouts: 0 });
    if (action.type === 'bid') {
      bids += 1;
      expect(after(seat, action)).toBeGreaterThanOrEqual(after(seat, PASS));
    }
    applyInPlace(game, s, seat, action);
  }
  expect(bids).toBeGreaterThan(10);
});

test('greedy answers the same position with the same action when its generator stands the same', () => {
  const seen = freeze(view(start()));
  const think = () => greedy(game, seen, 1, { insight, rng: rngFrom('x'), playouts: 0 });
  expect(think()).toEqual(think());
});

test('greedy draws among all actions that its insight calls alike, and takes the best where nothing is', () => {
  const s = start();
  const kinds = (alike: number) =>
    new Set(
      Array.from({ length: 12 }, (_, i) =>
        JSON.stringify(greedy(game, view(s), 1, { insight: { ...insight, alike }, rng: rngFrom(`${i}`), playouts: 0 })),
      ),
    ).size;
  expect(kinds(0)).toBe(1);
  expect(kinds(100)).toBeGreaterThan(2);
});
