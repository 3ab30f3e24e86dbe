import { expect, test } from 'vitest';
import { grownOver } from './growth.ts';

test('an early coin is worth more than a late one, and one after the last stock round no more than itself', () => {
  expect(grownOver(10)).toBeGreaterThan(1.5);
  expect(grownOver(10)).toBeGreaterThan(grownOver(6));
  expect(grownOver(2)).toBe(1);
  expect(grownOver(0.5)).toBe(1);
});
