// For tests: the threads on which the bots of all servers of one process think. A thread takes two seconds to begin.
import { type Thinkers, thinkers } from '../jobs/thinkers.ts';

const threads = thinkers();

/** They outlive each server. */
export const sharedThinkers: Thinkers = { think: threads.think, close: async () => {} };
