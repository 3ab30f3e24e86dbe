import { expect, test } from 'vitest';
import type { Fault } from './fault.ts';
import { growingPauses } from './growingPauses.ts';

test('a few tries at once, then pauses that grow to five minutes; a right one or an hour ends them', () => {
  let now = 0;
  const pauses = growingPauses(3, () => now);
  /** Seconds to wait; 0 if the try was counted. */
  const wait = (key = 'a') => {
    try {
      pauses.count(key);
      return 0;
    } catch (error) {
      return (error as Fault).args!.seconds as number;
    }
  };
  expect([wait(), wait(), wait(), wait()]).toEqual([0, 0, 0, 1]);
  expect(wait('b')).toBe(0);
  const grown: number[] = [];
  for (let i = 0; i < 12; i++) {
    const seconds = wait();
    grown.push(seconds);
    now += seconds * 1000;
    expect(wait()).toBe(0);
  }
  expect(grown).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
  pauses.forget('a');
  expect([wait(), wait(), wait(), wait()]).toEqual([0, 0, 0, 1]);
  now += 60 * 60_000;
  expect([wait(), wait(), wait(), wait()]).toEqual([0, 0, 0, 1]);
});
