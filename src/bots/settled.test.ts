import { describe, expect, test } from 'vitest';
import { copy, rngFrom, seeded, setup, view } from '../engine/index.ts';
import { chicagoExpress } from '../titles/chicago-express/rules/index.ts';
import type { ChicagoState } from '../titles/chicago-express/rules/state.ts';
import { loadInsight } from '../titles/insights.ts';
import { loadGame } from '../titles/registry.ts';
import type { Why } from './bot.ts';
import { search } from './search.ts';
import { isSettled } from './settled.ts';
import type { Edge } from './tree.ts';

/** A move with these tries and this average; `by` is the spread of its results. */
const edge = (visits: number, average: number, by = 0.1, prior = 0.2): Edge => ({
  action: { type: 'pass' },
  to: null,
  prior,
  hope: average,
  visits,
  total: visits * average,
  squares: visits * (average * average + by * by),
});

describe('a search is settled', () => {
  test('when no other move can catch up in the time that is left', () => {
    expect(isSettled([edge(60, 0.5), edge(20, 0.49)], 30)).toBe(true);
    expect(isSettled([edge(60, 0.5), edge(20, 0.49)], 50)).toBe(false);
  });

  test('when one move is clearly better than every other', () => {
    expect(isSettled([edge(100, 0.7), edge(20, 0.3)], 1000)).toBe(true);
    expect(isSettled([edge(100, 0.7), edge(20, 0.63)], 1000)).toBe(false);
    expect(isSettled([edge(10, 0.9), edge(4, 0.1)], 1000)).toBe(false); // too few tries
  });

  test('when two moves that were tried often are worth the same', () => {
    expect(isSettled([edge(100, 0.5), edge(90, 0.505), edge(5, 0.4)], 1000)).toBe(true);
    expect(isSettled([edge(100, 0.5), edge(30, 0.505), edge(5, 0.4)], 1000)).toBe(false);
  });

  test('but not while a promising move has never been tried', () => {
    expect(isSettled([edge(100, 0.9), edge(0, 0.7, 0, 0.2)], 1000)).toBe(false);
    expect(isSettled([edge(100, 0.9), edge(0, 0.7, 0, 0.001)], 1000)).toBe(true);
  });
});

/** NYC is auctioned, and seat 1 may raise by a dollar or let it go. */
function raise(): ChicagoState {
  const s = copy((setup(chicagoExpress, { players: 3 }, seeded('1')) as { state: ChicagoState }).state);
  const auction = s.flow.at(-1) as { high: number; bidder: number | null; turn: number };
  auction.high = 30;
  auction.bidder = 2;
  auction.turn = 1;
  return s;
}

describe('thinking with a clock', () => {
  test('a raise by a dollar takes a fraction of the time there is, and the bot says why', async () => {
    const game = (await loadGame('chicago-express'))!;
    const insight = await loadInsight(game);
    // a clock on which every look takes a millisecond: the whole time is five thousand looks
    let looks = 0;
    let why: Why | null = null;
    search(game, view(raise()), 1, {
      insight,
      rng: rngFrom('x'),
      playouts: 1_000_000,
      time: { milliseconds: 5000, now: () => looks++ },
      because: (told) => {
        why = told;
      },
    });
    expect(looks).toBeLessThan(1250);
    expect(why).toMatchObject({ kind: 'playouts', games: expect.any(Number), of: expect.any(Number) });
  });
});
