// For tests: what a server does every so many seconds does not come. What is to happen at once must happen without it, however
// long a slow machine takes.
import { afterAll, beforeAll, vi } from 'vitest';

/** To be called at the top of a test file; `vi.advanceTimersByTime` lets rounds come. */
export function noRounds(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterAll(() => void vi.useRealTimers());
}
