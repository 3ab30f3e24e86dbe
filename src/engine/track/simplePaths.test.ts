// What searches leave behind for each other: nothing. What they find is compared with trying all paths in reach.property.test.ts.
import { expect, test } from 'vitest';
import { type Leave, simplePaths } from './simplePaths.ts';

/** Vertices in a row, track from each to the next. */
const row =
  (count: number): Leave =>
  (half, to) => {
    const next = (half >> 1) + 1;
    if (half % 2 === 1 && next < count) to(2 * next);
  };
const found = (count: number) => simplePaths({ size: 2 * count, starts: [0], leave: row(count) }).found.length;

test('after a search of another size, and after one that broke off, the same is found', () => {
  const [small, large] = [found(3), found(40)];
  expect(large).toBeGreaterThan(small);
  expect([found(3), found(40), found(3)]).toEqual([small, large, small]);
  const breaksOff: Leave = (half, to) => {
    if (half > 9) throw new Error('no track');
    row(40)(half, to);
  };
  expect(() => simplePaths({ size: 80, starts: [0], leave: breaksOff })).toThrow('no track');
  expect(found(40)).toBe(large);
});
