import { expect, test } from 'vitest';
import { LARGEST, lookAt } from './lookAt.ts';

test('a record of ours is told from one of 18xx.games', () => {
  const record = { format: 'binario', version: 1, game: 'toy', entries: [{ seq: 1 }] };
  expect(lookAt(JSON.stringify(record))).toEqual({ record });
  const text = JSON.stringify({ title: '1856', players: [{ id: 'P1', name: 'P1' }], actions: [] });
  expect(lookAt(text)).toEqual({ foreign: text });
});

test('what is no record is told apart', () => {
  expect(lookAt('<html>')).toEqual({ problem: 'notJson' });
  expect(lookAt('[1, 2]')).toEqual({ problem: 'notOurs' });
  expect(lookAt('null')).toEqual({ problem: 'notOurs' });
  expect(lookAt('{"format":"other","game":"toy","entries":[]}')).toEqual({ problem: 'notOurs' });
});

test('a text that is too large is not even parsed', () => {
  expect(lookAt('['.repeat(LARGEST + 1))).toEqual({ problem: 'tooLarge' });
});
