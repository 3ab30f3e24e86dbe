import { expect, test } from 'vitest';
import { setAside } from './setAside.ts';

test('what fails is left alone for longer each time, up to an hour; what is well again begins anew', () => {
  let now = 0;
  const aside = setAside(() => now);
  expect(aside.isDue('a')).toBe(true);
  const tries: number[] = [];
  for (; now < 24 * 3_600_000; now += 15_000)
    if (aside.isDue('a')) {
      tries.push(now);
      aside.failed('a');
    }
  expect(tries.length).toBeGreaterThan(10);
  expect(tries.length).toBeLessThan(40);
  expect(aside.isDue('b')).toBe(true);
  aside.isWell('a');
  expect(aside.isDue('a')).toBe(true);
});
