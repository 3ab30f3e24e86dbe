// For tests: threads shared by all servers of one process, as each takes two seconds to start.
import { type Thinkers, thinkers } from '../jobs/thinkers.ts';
import { type Clerks, clerks } from '../threads/clerks.ts';

const [bots, others] = [thinkers(), clerks(1000)];

/** They outlive each server. */
export const sharedThinkers: Thinkers = { think: bots.think, waiting: () => 0, close: async () => {} };
export const sharedClerks: Clerks = { ask: others.ask, waiting: () => 0, close: async () => {} };
