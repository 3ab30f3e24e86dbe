// The threads on which bots think: started when first needed, ended after a while without work.
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Decided, Thought } from './think.ts';

export interface Thinkers {
  /** Fails when the bot fails, or does not answer long after its time is up. */
  think(thought: Omit<Thought, 'seed' | 'port' | 'playouts'>, progress: (done: number) => void): Promise<Decided>;
  close(): Promise<void>;
}

/** Games that `search` plays out for one decision at most, however much time it has. */
const PLAYOUTS = 2000;
/** How long after its time a bot may still answer: a thread has to start, a playout to end. */
const LATE = 15_000;
const IDLE = 60_000;
const QUEUE = 10_000;

export function thinkers(threads = Math.max(1, availableParallelism() - 1)): Thinkers {
  let pool: Piscina | null = null;
  const open = () => {
    const filename = new URL('./worker.mjs', import.meta.url).href;
    // a thread that waits for its next task without turning its loop never lets go of the ports it was given
    const atomics = 'disabled';
    pool ??= new Piscina({ filename, atomics, minThreads: 0, maxThreads: threads, idleTimeout: IDLE, maxQueue: QUEUE });
    return pool;
  };
  return {
    async think(thought, progress) {
      const { port1: here, port2: port } = new MessageChannel();
      here.on('message', progress);
      here.unref();
      // Counted from the moment the thread begins; while others think, this one may have to wait.
      const waiting = open().queueSize * (thought.milliseconds + 1000);
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), waiting + thought.milliseconds + LATE);
      const whole: Thought = { ...thought, seed: randomBytes(16).toString('hex'), playouts: PLAYOUTS, port };
      try {
        return (await open().run(whole, { transferList: [port], signal: late.signal })) as Decided;
      } finally {
        clearTimeout(timer);
        here.close();
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
