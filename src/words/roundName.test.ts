import { expect, test } from 'vitest';
import { roundName } from './roundName.ts';

test('a round has its set, and an operating round its place in it', () => {
  expect(roundName({ kind: 'stock', set: 5 })).toBe('SR 5');
  expect(roundName({ kind: 'operating', set: 2, round: 1 })).toBe('OR 2.1');
  expect(roundName({ kind: 'parliament', set: 3, sitting: 1 })).toBe('PR 3');
});

test('two sittings of one parliament have names of their own', () => {
  const sittings = [1, 2].map((sitting) => roundName({ kind: 'parliament', set: 1, sitting }));
  expect(sittings).toEqual(['PR 1', 'PR 1.2']);
});
