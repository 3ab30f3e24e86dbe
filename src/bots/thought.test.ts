import { describe, expect, test } from 'vitest';
import { repeatWhile } from '../../tests/support/bounded.ts';
import { applyInPlace, copy, rngFrom, seeded, setup, trainsOf, view, waiting } from '../engine/index.ts';
import { operatingOf, type RailState } from '../kernel/index.ts';
import { loadInsight } from '../titles/insights.ts';
import { loadGame } from '../titles/registry.ts';
import { greedy } from './greedy.ts';
import type { Far } from './insight.ts';
import { luckFrom, playOn } from './thought.ts';

const game = (await loadGame('1865'))!;

const insight = await loadInsight(game);
const far = insight as Far;

const start = (): RailState =>
  copy((setup(game, { players: 3 }, seeded('1')) as unknown as { state: RailState }).state);

function played(s: RailState, rounds: number, builds: Far['ahead']['builds'], luck = luckFrom(rngFrom('luck'))) {
  const after = copy(s);
  playOn(game, after, s, { ...far, ahead: { ...far.ahead, rounds, builds } }, luck);
  return after;
}

const tilesIn = ({ board }: RailState): number => Object.keys(board.laid).length;

describe('playing on in thought', () => {
  const s = start();

  test('ends after so many operating rounds', () => {
    expect(operatingOf(played(s, 1, () => false)).round).toBe(2);
    const both = played(s, 2, () => false);
    expect(both.flow.some(({ kind }) => kind === 'operating')).toBe(false);
  });

  test('tells after each round how many are over', () => {
    const heard: number[] = [];
    playOn(game, copy(s), s, { ...far, ahead: { ...far.ahead, rounds: 3 } }, luckFrom(rngFrom('luck')), (rounds) =>
      heard.push(rounds),
    );
    expect(heard).toEqual([1, 2, 3]);
  });

  test('lays no track for those that do not build', () => {
    expect(played(s, 1, () => false).board.laid).toEqual(s.board.laid);
    expect(Object.keys(played(s, 1, () => true).board.laid).length).toBeGreaterThan(Object.keys(s.board.laid).length);
  });

  test('builds only while a company is young', () => {
    const after = played(s, 6, () => true);
    const grown = played(after, 6, () => true);
    expect(tilesIn(grown)).toBeGreaterThan(tilesIn(after)); // there was more to be built
    expect(tilesIn(after)).toBeLessThanOrEqual(tilesIn(s) + 4 * Object.keys(after.market.spots).length);
  });

  test('builds by the same plan in the same luck, on boards that are one', () => {
    const luck = luckFrom(rngFrom('luck'));
    expect(played(s, 1, () => true, luck).board).toBe(played(s, 1, () => true, luck).board);
  });

  test('has the plans and boards of another luck, where there was one before', () => {
    const luck = luckFrom(rngFrom('luck'));
    const other = luckFrom(rngFrom('other'), luck);
    expect(other.rng).not.toEqual(luck.rng);
    expect(other.plans).toBe(luck.plans);
    expect(other.boards).toBe(luck.boards);
  });

  test('lets companies build that have no train yet', () => {
    const later = copy(s);
    const rng = rngFrom('opening');
    const running = () => Object.keys(later.market.spots).find((company) => trainsOf(later, company).length > 0);
    repeatWhile(
      () => !running(),
      () => {
        const seat = waiting(game, later)[0]!;
        applyInPlace(game, later, seat, greedy(game, view(later), seat, { insight, rng, playouts: 0 }));
      },
    );
    expect(far.ahead.builds(s, running())).toBe(true);
    expect(far.ahead.builds(later, running())).toBe(false);
    expect(far.ahead.builds(later, undefined)).toBe(false);
  });
});
