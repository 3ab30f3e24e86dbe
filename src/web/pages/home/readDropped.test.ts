import { expect, test } from 'vitest';
import { LARGEST, lookAt, readDropped } from './readDropped.ts';

test('a record tells its game and its length', () => {
  const record = { format: 'binario', version: 1, game: 'toy', entries: [{ seq: 1 }] };
  expect(lookAt(JSON.stringify(record))).toEqual({ record, game: 'toy', entries: 1 });
});

test('a record of 18xx.games is known by its title and actions', () => {
  const text = JSON.stringify({ title: '1856', players: [{ id: 'P1', name: 'P1' }], actions: [] });
  expect(lookAt(text)).toEqual({ foreign: text });
});

test('what is no record is told apart', () => {
  expect(lookAt('<html>')).toEqual({ problem: 'notJson' });
  expect(lookAt('[1, 2]')).toEqual({ problem: 'notARecord' });
  expect(lookAt('null')).toEqual({ problem: 'notARecord' });
  expect(lookAt('{"format":"other","game":"toy","entries":[]}')).toEqual({ problem: 'notARecord' });
});

test('a file that is too large is not even read', async () => {
  const text = () => Promise.reject(new Error('read'));
  expect(await readDropped({ size: LARGEST + 1, text })).toEqual({ problem: 'tooLarge' });
});
