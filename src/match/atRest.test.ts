import { expect, test } from 'vitest';
import { atRest } from './atRest.ts';

const seats = [{ kind: 'bot' }, { kind: 'person' }];
const entriesBy = (...by: number[]) => by.map((seat) => ({ seat }));

test('bots rest after so many moves in a row without a person, and go on when somebody has entered something', () => {
  expect(atRest(entriesBy(1, 1), seats, 3)).toBe(false);
  expect(atRest(entriesBy(2, 1, 1, 1), seats, 3)).toBe(true);
  expect(atRest(entriesBy(1, 1, 1, 2), seats, 3)).toBe(false);
  expect(atRest(entriesBy(1, 1, 2, 1, 1), seats, 3)).toBe(false);
});
