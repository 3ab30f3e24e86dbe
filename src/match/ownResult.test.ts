import { expect, test } from 'vitest';
import { panelLines } from '../words/web/panels.ts';
import { ownResult } from './ownResult.ts';

const ended = { worth: { 1: 300, 2: 410, 3: 300, 4: 250 }, winners: [2] };

test('a place is told by how far the winner is', () => {
  expect(ownResult(ended, 1)).toEqual({ place: 2, worth: 300, gap: { seat: 2, sum: 110 } });
  expect(ownResult(ended, 3)?.place).toBe(2);
  expect(ownResult(ended, 4)).toEqual({ place: 4, worth: 250, gap: { seat: 2, sum: 160 } });
  expect(ownResult(ended, 9)).toBeNull();
});

test('a win by how far the next is', () => {
  expect(ownResult(ended, 2)).toEqual({ place: 1, worth: 410, gap: { seat: 1, sum: 110 } });
  expect(ownResult({ ...ended, winners: [1, 3] }, 1)?.gap).toBeNull();
});

test('a tie that was broken leaves a second place', () => {
  const tied = { worth: { 1: 300, 2: 300 }, winners: [2] };
  expect(ownResult(tied, 1)).toEqual({ place: 2, worth: 300, gap: { seat: 2, sum: 0 } });
});

test('it is said in both languages', () => {
  const { en, it } = { en: panelLines.en.result, it: panelLines.it.result };
  expect(en.own(3, '$1,240', '$110', 'Ada')).toBe('You are third with $1,240, $110 behind Ada');
  expect(en.own(1, '$1,240', '$110', 'Ada')).toBe('You win with $1,240, $110 ahead of Ada');
  expect(en.own(2, '$300', '', 'Ada')).toBe('You are second with $300, level with Ada');
  expect(it.own(3, '$1.240', '$110', 'Ada')).toBe('Sei al terzo posto con $1.240, a $110 da Ada');
  expect(it.own(1, '$1.240', '$110', 'Ada')).toBe('Vinci con $1.240, $110 più di Ada');
  expect(it.own(1, '$1.240', '', '')).toBe('Vinci con $1.240');
});
