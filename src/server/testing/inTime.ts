// For tests: waits for a result. Slow machines may take long, so only a result that never comes is an error.
import { setTimeout as pause } from 'node:timers/promises';

/** Less than a test may take, so that the failed expectation is shown. */
const LONGEST = 50_000;

/** Resolves with the result once `holds` no longer throws. Unlike with `vi.waitFor`, stopped clocks stay still. */
export async function inTime<T>(holds: () => T | Promise<T>): Promise<T> {
  for (const end = performance.now() + LONGEST; ; await pause(20)) {
    try {
      return await holds();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
