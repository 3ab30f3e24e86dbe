import { expect, test } from 'vitest';
import { type Holder, presidentOf } from '../../engine/shares/shares.ts';
import { electPresident } from './election.ts';

const electedFrom = (holders: readonly Holder[], seats: readonly number[]) => {
  const shares = { NYC: { percents: [30, 10, 10, 10, 40], holders: [...holders], president: 1 } };
  const s = { seats: 3, players: 3, shares } as unknown as Parameters<typeof electPresident>[0];
  return [electPresident(s, 'NYC', seats, undefined), presidentOf(s, 'NYC'), s.shares.NYC!.holders[0]];
};

test('whoever has most takes the certificate for shares of his', () => {
  expect(electedFrom([1, 2, 2, 2, 2], [1, 2, 3])).toEqual([2, 2, 2]);
});

test('he presides also if the certificate came to him while shares were exchanged', () => {
  expect(electedFrom([2, 1, 1, 'pool', 'pool'], [1, 2, 3])).toEqual([2, 2, 2]);
});

test('where nobody has enough nobody presides', () => {
  expect(electedFrom(['pool', 1, 2, 3, 'pool'], [1, 2, 3])).toEqual([null, null, 'pool']);
});
