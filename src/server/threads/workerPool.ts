// A few threads of one kind, started when first needed and ended after a while without work. Owners take turns.
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type FairQueue, fairQueue, type Lane, type Places } from './fairQueue.ts';

export interface WorkerPool {
  /** Fails when the work fails or exceeds its time, counted from when a thread is free for it. */
  run(owner: string, work: Work, lane?: Lane): Promise<unknown>;
  /** Number of works waiting for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

export interface Work {
  /** The name of the function in the thread's program. */
  readonly name: string;
  readonly task: unknown;
  readonly milliseconds: number;
  readonly transfer?: readonly Transferable[];
}

export interface WorkerPoolSize extends Places {
  /** Megabytes of a thread's memory: a thread that needs more is ended, and its work fails. */
  readonly megabytes: number;
  /** The thread's program, by default the server's tasks; and the milliseconds before an idle thread ends. */
  readonly program?: URL;
  readonly idle?: number;
}

/** The work exceeded its time and its thread was ended. */
export class TookTooLong extends Error {}

const IDLE = 60_000;
/** Extra milliseconds, as a thread may have to start first. */
const START = 15_000;
/** Megabytes for young objects: by default each thread would take several times as much. */
const YOUNG = 12;
const tasks = new URL('./worker.mjs', import.meta.url);

export function workerPool({ megabytes, program = tasks, idle = IDLE, ...places }: WorkerPoolSize): WorkerPool {
  const queue: FairQueue = fairQueue(places);
  let pool: Piscina | null = null;
  const open = () => {
    pool ??= new Piscina({
      filename: program.href,
      // with atomics, a thread that waits for its next task never lets go of its message ports
      atomics: 'disabled',
      minThreads: 0,
      maxThreads: places.places,
      idleTimeout: idle,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG },
    });
    return pool;
  };

  async function run({ name, task, milliseconds, transfer = [] }: Work): Promise<unknown> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), milliseconds + START);
    try {
      return await open().run(task, { name, signal: late.signal, transferList: [...transfer] as never });
    } catch (error) {
      throw late.signal.aborted ? new TookTooLong(`${name} took too long`) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    run: (owner, work, lane) => queue.run(owner, () => run(work), lane),
    waiting: queue.waiting,
    async close() {
      queue.close();
      await pool?.destroy();
    },
  };
}
