import { describe, expect, test } from 'vitest';
import { repeatWhile } from '../../tests/support/bounded.ts';
import {
  applyInPlace,
  type Core,
  checkWhole,
  copy,
  deciding,
  freeze,
  rngFrom,
  seeded,
  setup,
  view,
  waiting,
} from '../engine/index.ts';
import { loadInsight } from '../titles/insights.ts';
import { loadGame } from '../titles/registry.ts';
import { lookAhead } from './ahead.ts';
import type { Thinking, Why } from './bot.ts';
import { greedy } from './greedy.ts';
import type { Far } from './insight.ts';
import { search } from './search.ts';

const game = (await loadGame('1865'))!;

const insight = await loadInsight(game);

/** The first position after this many moves of a game of greedy bots in which this type of action is decided. */
function when(type: string, moves: number): Core {
  const s = copy((setup(game, { players: 3 }, seeded('1')) as { state: Core }).state);
  const rng = rngFrom('opening');
  const seat = () => waiting(game, s)[0]!;
  const move = () => applyInPlace(game, s, seat(), greedy(game, view(s), seat(), { insight, rng, playouts: 0 }));
  for (let i = 0; i < moves; i++) move();
  repeatWhile(() => !deciding(game, s, seat()).includes(type), move);
  return freeze(view(s));
}

function thoughtOf(s: Core, more: Partial<Thinking> = {}) {
  const seat = waiting(game, s)[0]!;
  const told: Why[] = [];
  const action = search(game, s, seat, {
    insight,
    rng: rngFrom('x'),
    playouts: 12,
    because: (why) => told.push(why),
    ...more,
  });
  return { action, told, isLegal: checkWhole(game, s, seat, action) === null };
}

describe('search in a game too long to be played out', () => {
  const stock = when('startCompany', 100);

  test('plays on from several ideas where a decision matters, the same way each time, and says so', () => {
    const first = thoughtOf(stock);
    expect(first.isLegal).toBe(true);
    expect(first.told).toMatchObject([
      { kind: 'playouts', of: 4, games: expect.any(Number), chance: expect.any(Number) },
    ]);
    expect(thoughtOf(stock)).toEqual(first);
  });

  test('tries fewer ideas where there are few lines, so that each is tried more than once', () => {
    expect(thoughtOf(stock, { playouts: 6 }).told).toMatchObject([{ of: 2 }]);
  });

  test('judges each line after every round that counts', () => {
    const far = insight as Far;
    let judged = 0;
    const evaluate: Far['evaluate'] = (...position) => {
      judged += 1;
      return far.evaluate(...position);
    };
    const ahead = { ...far.ahead, rounds: 3, judgedFrom: 2 };
    const told: Why[] = [];
    const thinking = { insight, rng: rngFrom('x'), playouts: 4, because: (why: Why) => told.push(why) };
    lookAhead(game, stock, waiting(game, stock)[0]!, { ...far, evaluate, ahead }, thinking);
    expect(told).toMatchObject([{ games: 4 }]);
    expect(judged).toBe(2 * 4);
  });

  test('builds at once, as the adviser says', () => {
    const building = when('layTile', 0);
    const seat = waiting(game, building)[0]!;
    const { action, told } = thoughtOf(building);
    expect(action).toEqual(greedy(game, building, seat, { insight, rng: rngFrom('x'), playouts: 0 }));
    expect(told).toMatchObject([{ kind: 'worth' }]);
  });

  test('stops when its time is over, and then takes the best of what it tried', () => {
    let looks = 0;
    const time = { milliseconds: 2, now: () => looks++ };
    const { told, isLegal } = thoughtOf(stock, { playouts: 1e9, time });
    expect(isLegal).toBe(true);
    expect(told).toMatchObject([{ of: 1, games: 1 }]);
    expect(looks).toBe(3);
  });

  test('tells how far it is', () => {
    const done: number[] = [];
    thoughtOf(stock, { playouts: 4, progress: (d) => done.push(d) });
    expect(done).toEqual([0, 0.25, 0.5, 0.75]);
  });
});
