import { describe, expect, test } from 'vitest';
import { repeatWhile } from '../../tests/support/bounded.ts';
import {
  type Action,
  applyInPlace,
  begin,
  type Core,
  cashOf,
  checkWhole,
  copy,
  freeze,
  PASS,
  rngFrom,
  seatsOf,
  seeded,
  setup,
  view,
  waiting,
} from '../engine/index.ts';
import type { RailState } from '../kernel/index.ts';
import { loadInsight } from '../titles/insights.ts';
import { loadGame } from '../titles/registry.ts';
import { greedy } from './greedy.ts';
import { imagine } from './imagine.ts';
import type { Far } from './insight.ts';
import { salesAtSight } from './sales.ts';

const game = (await loadGame('1856'))!;

const insight = await loadInsight(game);
const far = insight as Far;

/** The first position after this many moves of a game of greedy bots in which shares can be sold. */
function whenSelling(moves: number): Core {
  const s = copy((setup(game, { players: 3 }, seeded('1')) as { state: Core }).state);
  const rng = rngFrom('opening');
  const seat = () => waiting(game, s)[0]!;
  const move = () => applyInPlace(game, s, seat(), greedy(game, view(s), seat(), { insight, rng, playouts: 0 }));
  for (let i = 0; i < moves; i++) move();
  repeatWhile(() => {
    const open = begin(game, s, seat(), 'sellShares')?.open;
    return open?.kind !== 'oneOf' || open.values.length === 0;
  }, move);
  return freeze(imagine(view(s), rng));
}

/** Insight that passes whenever possible and values cash alone, or values it negatively. */
const thinking = (sign: 1 | -1, sales: number): Far => ({
  ...far,
  quick: () => PASS,
  evaluate: (_, s) => seatsOf(s).map((seat) => sign * cashOf(s as RailState, seat)),
  ahead: { ...far.ahead, sales },
});

describe('sales at first sight', () => {
  const s = whenSelling(200);
  const seat = waiting(game, s)[0]!;
  const found = (of: Far, ideas: readonly Action[] = [PASS]) => salesAtSight(game, s, seat, of, ideas);

  test('finds those that look better than the first idea, the best first, and only so many', () => {
    const all = found(thinking(1, 99)) as (Action & { percent: number })[];
    expect(all.length).toBeGreaterThan(1);
    expect(all.every((sale) => checkWhole(game, s, seat, sale) === null)).toBe(true);
    expect(all.map(({ percent }) => percent)).toEqual(all.map(({ percent }) => percent).sort((a, b) => b - a));
    expect(found(thinking(1, 1))).toEqual(all.slice(0, 1));
  });

  test('leaves out what is an idea already, and what looks worse', () => {
    const [first, ...others] = found(thinking(1, 99));
    expect(found(thinking(1, 99), [PASS, first!])).toEqual(others);
    expect(found(thinking(-1, 99))).toEqual([]);
  });

  test('finds none where a game asks for none', () => {
    expect(found(thinking(1, 0))).toEqual([]);
  });
});
