// For tests: stops the server's periodic rounds. An immediate reaction must then happen without them, however slow the
// machine is.
import { afterAll, beforeAll, vi } from 'vitest';

/** Call it at the top of a test file; `vi.advanceTimersByTime` lets rounds come. */
export function noRounds(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterAll(() => void vi.useRealTimers());
}
