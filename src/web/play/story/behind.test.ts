import { expect, test } from 'vitest';
import type { Moment } from '../../../match/timeline.ts';
import { newMoments } from './behind.ts';

const made = (...seats: number[]): Moment[] => seats.map((seat, seq) => ({ seat, seq }) as Moment);
const line = made(0, 1, 2, 3, 1, 2);
const seen = (count: number, mine: number[] = [1]) =>
  newMoments(line.slice(0, count), line, mine).map(({ seq }) => seq);

test('what others did since then is shown move by move', () => {
  expect(seen(2)).toEqual([5]);
  expect(seen(2, [9])).toEqual([2, 3, 4, 5]);
  expect(seen(5)).toEqual([5]);
  expect(seen(6)).toEqual([]);
});

test('an undo, the first look at a table and a long absence are not played', () => {
  expect(newMoments(made(0, 1, 2), line, [])).toEqual([]); // another line
  expect(newMoments([], line, [])).toEqual([]);
  const long = made(...Array.from({ length: 50 }, () => 2));
  expect(newMoments(long.slice(0, 2), long, [1])).toEqual([]);
});
