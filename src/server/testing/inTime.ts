// For tests: waiting for the thing itself. How long it takes is the machine's affair: only what never comes is an error.
import { setTimeout as pause } from 'node:timers/promises';

/** Less than a test may take, so that what did not hold is told. */
const LONGEST = 50_000;

/** What this gives once it no longer throws. Clocks that a test has stopped stand still meanwhile, unlike with `vi.waitFor`. */
export async function inTime<T>(holds: () => T | Promise<T>): Promise<T> {
  for (const end = performance.now() + LONGEST; ; await pause(20)) {
    try {
      return await holds();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
