// The threads on which bots think. Quick bots have threads of their own and never wait for deep ones.
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { thinksLong } from '../../bots/levels.ts';
import { workerPool } from '../threads/workerPool.ts';
import type { Decided, Thought } from './think.ts';

export interface Thinkers {
  /** Decides for a bot; owners take turns. Fails when the bot fails, or answers long after its time is up. */
  think(
    owner: string,
    thought: Omit<Thought, 'seed' | 'port' | 'playouts'>,
    progress: (done: number) => void,
  ): Promise<Decided>;
  /** Number of decisions waiting for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** Playouts of `search` for one decision at most, however much time it has. */
const PLAYOUTS = 2000;
const MEGABYTES = 96;

export function thinkers(threads = Math.max(1, availableParallelism() - 1)): Thinkers {
  const quick = workerPool({ places: Math.max(1, Math.floor(threads / 2)), megabytes: MEGABYTES });
  // with several threads, one person's bots leave one to others
  const deep = workerPool({ places: threads, each: Math.max(1, threads - 1), megabytes: MEGABYTES });
  return {
    async think(owner, thought, progress) {
      const { port1: here, port2: port } = new MessageChannel();
      here.on('message', progress);
      here.unref();
      const task: Thought = { ...thought, seed: randomBytes(16).toString('hex'), playouts: PLAYOUTS, port };
      const { milliseconds } = thought;
      try {
        const able = thinksLong(thought.level) ? deep : quick;
        return (await able.run(owner, { name: 'think', task, milliseconds, transfer: [port] })) as Decided;
      } finally {
        here.close();
      }
    },
    waiting: () => quick.waiting() + deep.waiting(),
    async close() {
      await Promise.all([quick.close(), deep.close()]);
    },
  };
}
