import { expect, test } from 'vitest';
import { table1865 } from '../../../../tests/support/table1865.ts';
import { coinWorth } from './cash.ts';

const table = () => table1865(['Ada', 'Ben', 'Cleo']).purses({ Ada: 100 });

test('a coin is worth more than itself while companies are to be opened', () => {
  expect(coinWorth(table().state, 1)).toBeGreaterThan(1.5);
});

test('it is worth less to somebody with more cash than the shares that are left, and no more than itself at the end', () => {
  expect(coinWorth(table().purses({ Ada: 4000 }).state, 1)).toBe(1);
  expect(coinWorth(table().set((s) => Object.assign(s, { broken: true })).state, 1)).toBe(1);
});
