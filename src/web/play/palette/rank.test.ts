import { expect, test } from 'vitest';
import { ranked, scoreOf } from './rank.ts';

const names = ['Győr (B10)', 'Nagykanizsa (A15)', 'OR 2.1', 'OR 12.1', 'Compra un’azione', 'Società', 'Annulla'];
const found = (query: string) => ranked(query, names, (name) => name);

test('nothing asked: everything, in its order', () => {
  expect(found(' ')).toEqual(names);
});

test('accents do not count, and a hex is found by its number', () => {
  expect(found('gyor')).toEqual(['Győr (B10)']);
  expect(found('b10')[0]).toBe('Győr (B10)');
  expect(found('societa')[0]).toBe('Società');
});

test('the beginning of a word comes before its middle, a whole before what is longer', () => {
  expect(found('or 2.1')[0]).toBe('OR 2.1');
  expect(found('az')[0]).toBe('Compra un’azione');
});

test('letters with small gaps are enough; scattered ones are not', () => {
  expect(found('nagkan')).toEqual(['Nagykanizsa (A15)']);
  expect(scoreOf('cz', 'Compra un’azione')).toBeNull();
});
