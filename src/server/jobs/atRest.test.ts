import { expect, test } from 'vitest';
import type { Loaded } from '../play/loaded.ts';
import { atRest } from './atRest.ts';

const seats = [{ kind: 'bot' }, { kind: 'person' }] as unknown as Loaded['seats'];
const entriesBy = (...by: number[]) => by.map((seat) => ({ seat })) as unknown as Loaded['entries'];

test('bots rest after so many moves in a row without a person, and go on when somebody has entered something', () => {
  expect(atRest({ seats, entries: entriesBy(1, 1) }, 3)).toBe(false);
  expect(atRest({ seats, entries: entriesBy(2, 1, 1, 1) }, 3)).toBe(true);
  expect(atRest({ seats, entries: entriesBy(1, 1, 1, 2) }, 3)).toBe(false);
  expect(atRest({ seats, entries: entriesBy(1, 1, 2, 1, 1) }, 3)).toBe(false);
});
