import { describe, expect, test } from 'vitest';
import { goldenAt } from '../../tests/support/goldenAt.ts';
import { begin, type Game, waiting } from '../engine/index.ts';
import { game1856 } from '../titles/1856/rules/index.ts';
import { game1862 } from '../titles/1862/rules/index.ts';
import type { Desk } from './menu.ts';
import { spread } from './spread.ts';
import { into } from './walk.ts';

function deskAt(game: unknown, name: string, at: number): Desk {
  const state = goldenAt(game as Game, name, at);
  return { game: game as Game, state, seat: waiting(game as Game, state)[0]! };
}

const begun = (desk: Desk, type: string) => begin(desk.game, desk.state, desk.seat, type)!;
const chosen = (desk: Desk, type: string) => spread(desk, begun(desk, type)).map((path) => path.at(-1)!.chosen);

describe('the actions of one kind, side by side', () => {
  test('shares to buy are listed down to where each comes from', () => {
    const desk = deskAt(game1856, '6p-platform', 153);
    expect(chosen(desk, 'buyShare')).toEqual([
      { type: 'buyShare', company: 'GW', from: 'offer' },
      { type: 'buyShare', company: 'LPS', from: 'offer' },
      { type: 'buyShare', company: 'WR', from: 'offer' },
    ]);
  });

  test('a number with few values is listed, one with many is left open', () => {
    const desk = deskAt(game1856, '6p-platform', 153);
    expect(chosen(desk, 'sellShares')).toContainEqual({ type: 'sellShares', company: 'CPR', percent: 20 });
    const trains = deskAt(game1856, '6p-platform', 34);
    const leaves = spread(trains, begun(trains, 'buyTrain'));
    expect(leaves.map((path) => path.at(-1)!.open?.field ?? null)).toEqual([null, 'price', 'price', 'price']);
  });

  test('all stop at the same field where one more would be too many', () => {
    const desk = deskAt(game1862, '4p-greedy', 499);
    const leaves = spread(desk, begun(desk, 'startCompany'));
    expect(leaves.length).toBeGreaterThan(3);
    expect(new Set(leaves.map((path) => path.at(-1)!.open?.field))).toEqual(new Set(['par']));
    expect(spread(desk, begun(desk, 'startCompany'), 1)).toHaveLength(1);
  });
});

test('a price that could be no other is not asked for', () => {
  const desk = deskAt(game1856, '6p-platform', 34);
  const kind = begun(desk, 'buyTrain');
  const bank = spread(desk, kind).find((path) => path.at(-1)!.chosen.from === 'bank')!;
  const path = into(desk, bank.slice(0, 1), bank[1]!);
  expect(path.at(-1)).toMatchObject({ open: null, chosen: { from: 'bank', price: 100 } });
});
