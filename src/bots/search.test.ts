import { describe, expect, test } from 'vitest';
import { copy, freeze, rngFrom, seeded, setup, view } from '../engine/index.ts';
import { chicagoExpress } from '../titles/chicago-express/rules/index.ts';
import type { ChicagoState } from '../titles/chicago-express/rules/state.ts';
import { loadInsight } from '../titles/insights.ts';
import { loadGame } from '../titles/registry.ts';
import { search } from './search.ts';

const game = (await loadGame('chicago-express'))!;

const insight = await loadInsight(game);

const start = (): ChicagoState =>
  copy((setup(chicagoExpress, { players: 3 }, seeded('1')) as { state: ChicagoState }).state);

/** The last build of the last round. NYC will take seat 2 past seat 1, unless the PRR steps into Chicago and pays twice. */
function lastBuild(): ChicagoState {
  const s = start();
  s.flow = [{ kind: 'play', at: 'action', seat: 1, arrived: null }];
  s.dials = { auction: 3, build: 4, develop: 0 };
  s.industry.E0 = 8;
  s.wabashOpen = true;
  s.networks.WAB = ['D3'];
  s.networks.PRR = ['R5', 'B2'];
  s.shares.PRR = [1, 0, 0];
  s.shares.NYC = [0, 1, 0];
  s.income = { ...s.income, PRR: 10, NYC: 20, WAB: 1 };
  s.cash = { ...s.cash, 1: 40, 2: 40, 3: 5, 'treasury:PRR': 9 };
  return s;
}

describe('search', () => {
  test.each(['1', '2', '3'])('sees the move that wins at once (seed %s)', (seed) => {
    const action = search(game, view(lastBuild()), 1, { insight, rng: rngFrom(seed), playouts: 40 });
    expect(action).toMatchObject({ type: 'build', company: 'PRR', hexes: expect.arrayContaining(['A2']) });
  });

  test('answers the same position with the same action when its generator stands the same, and writes nothing', () => {
    const seen = freeze(view(start()));
    const think = () => search(game, seen, 1, { insight, rng: rngFrom('x'), playouts: 30 });
    expect(think()).toEqual(think());
  });

  test('stops when its time is over, whatever playouts are left', () => {
    let asked = 0;
    const time = { milliseconds: 5, now: () => asked++ };
    search(game, view(start()), 1, { insight, rng: rngFrom('x'), playouts: 1e9, time });
    expect(asked).toBe(6);
  });

  test('tells how far it is, and decides the same whether somebody listens or not', () => {
    const done: number[] = [];
    const think = (progress?: (d: number) => void) =>
      search(game, view(start()), 1, { insight, rng: rngFrom('x'), playouts: 30, ...(progress ? { progress } : {}) });
    expect(think((d) => done.push(d))).toEqual(think());
    expect(done.length).toBeGreaterThan(5);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done.every((d) => d >= 0 && d <= 1)).toBe(true);
  });
});
