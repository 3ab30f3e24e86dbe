// For tests: threads shared by all servers of one process, as each takes two seconds to start.
import { type Thinkers, thinkers } from '../jobs/thinkers.ts';
import { type Workers, workers } from '../threads/workers.ts';

const [bots, others] = [thinkers(), workers(1000)];

/** They outlive each server. */
export const sharedThinkers: Thinkers = { think: bots.think, waiting: () => 0, close: async () => {} };
export const sharedWorkers: Workers = { ask: others.ask, waiting: () => 0, close: async () => {} };
