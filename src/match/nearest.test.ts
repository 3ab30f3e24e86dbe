import { expect, test } from 'vitest';
import { goldenAt } from '../../tests/support/goldenAt.ts';
import { check, type Game, waiting } from '../engine/index.ts';
import { game1856 } from '../titles/1856/rules/index.ts';
import { game1865 } from '../titles/1865/rules/index.ts';
import type { Desk } from './menu.ts';
import { nearestRefusal } from './nearest.ts';

function desk(which: unknown, name: string, at: number): Desk {
  const game = which as Game;
  const state = goldenAt(game, name, at);
  return { game, state, seat: waiting(game, state)[0]! };
}

const codes = ({ game, state, seat }: Desk, type: string) => [
  check(game, state, seat, { type })?.code,
  nearestRefusal({ game, state, seat }, type)?.code,
];

test('of the reasons of one field the one asked last is told', () => {
  // most companies have another president; one would be absorbed but for its debts
  expect(codes(desk(game1865, '3p-full', 287), 'beAbsorbed')).toEqual(['absorb.president', 'absorb.tooDear']);
  expect(codes(desk(game1865, '3p-full', 334), 'absorb')).toEqual(['absorb.president', 'absorb.notJoined']);
});

test('of the reasons of several fields the one furthest down is told', () => {
  expect(codes(desk(game1856, '3p-greedy', 157), 'buyShare')).toEqual(['share.noneLeft', 'share.tooDear']);
});

test('one reason for all is told as it is', () => {
  const first = desk(game1856, '3p-greedy', 18);
  expect(nearestRefusal(first, 'sellShares')).toEqual(
    check(first.game, first.state, first.seat, { type: 'sellShares' }),
  );
});
