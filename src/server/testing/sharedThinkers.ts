// For tests: threads for bots that outlive the server. A thread takes seconds to load, and a test file opens many servers.
import { type Thinkers, thinkers } from '../jobs/thinkers.ts';

let running: Thinkers | undefined;

/** Those of this process; they end with it. */
export function sharedThinkers(): Thinkers {
  running ??= thinkers();
  const { think } = running;
  return { think, close: async () => {} };
}
