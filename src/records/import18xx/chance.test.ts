import { expect, test } from 'vitest';
import { drawsFrom, seedOf, sortedByDraws } from './chance.ts';

test('the seed is that of the settings, or the first run of digits in the id', () => {
  expect(seedOf(89363, 'hs_x_7')).toBe(89363);
  expect(seedOf('89363', 12)).toBe(89363);
  expect(seedOf('', 'hs_tfagolvf_76622_3')).toBe(76622);
  expect(seedOf(undefined, 48012)).toBe(48012);
  expect(seedOf(null, 'none')).toBe(0);
  expect(seedOf(2 ** 31 + 5, 1)).toBe(5);
  expect(seedOf('98765432109876543210', 1)).toBe(Number(98765432109876543210n % 2147483648n));
});

test('draws are exact, whatever the size of the product', () => {
  const draw = drawsFrom(2147483647);
  let x = 2147483647n;
  for (let i = 0; i < 1000; i++) {
    x = (1103515245n * x + 12345n) % 2147483648n;
    expect(draw()).toBe(Number(x));
  }
});

test('things are sorted by one draw each', () => {
  const draws = [30, 10, 20];
  expect(sortedByDraws(['a', 'b', 'c'], () => draws.shift()!)).toEqual(['b', 'c', 'a']);
});
