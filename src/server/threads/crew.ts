// A few threads of one kind, started when first needed and ended after a while without work. Those who ask take turns.
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type FairQueue, fairQueue, type Lane, type Places } from './fairQueue.ts';

export interface Crew {
  /** Fails when the work fails, or is not done in its time, counted from the moment a thread is free for it. */
  run(owner: string, work: Work, lane?: Lane): Promise<unknown>;
  /** How much work waits for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

export interface Work {
  /** What the program of the thread calls it. */
  readonly name: string;
  readonly task: unknown;
  readonly milliseconds: number;
  readonly transfer?: readonly Transferable[];
}

export interface CrewSize extends Places {
  /** Megabytes that a thread may fill: one that fills more is ended, and what it did fails. */
  readonly megabytes: number;
  /** What a thread runs, if not the tasks of the server; and how long it waits for more, in milliseconds. */
  readonly program?: URL;
  readonly idle?: number;
}

/** The thread had to be ended before it was done. */
export class TookTooLong extends Error {}

const IDLE = 60_000;
/** A thread has to start first. */
const START = 15_000;
/** Megabytes for what is young: by itself each thread would take several times as much. */
const YOUNG = 12;
const tasks = new URL('./worker.mjs', import.meta.url);

export function crew({ megabytes, program = tasks, idle = IDLE, ...places }: CrewSize): Crew {
  const queue: FairQueue = fairQueue(places);
  let pool: Piscina | null = null;
  const open = () => {
    pool ??= new Piscina({
      filename: program.href,
      // a thread that waits for its next task without turning its loop never lets go of the ports it was given
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
