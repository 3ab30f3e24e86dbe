// For tests: the threads of all servers of one process. A thread takes two seconds to begin.
import { type Thinkers, thinkers } from '../jobs/thinkers.ts';
import { type Clerks, clerks } from '../threads/clerks.ts';

const [bots, others] = [thinkers(), clerks(1000)];

/** They outlive each server. */
export const sharedThinkers: Thinkers = { think: bots.think, waiting: () => 0, close: async () => {} };
export const sharedClerks: Clerks = { ask: others.ask, waiting: () => 0, close: async () => {} };
