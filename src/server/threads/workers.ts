// Threads for slow work, so that the server's loop stays free: referees carry out moves, readers open records, replay
// games, weigh choices and read through the store's file.
import { availableParallelism } from 'node:os';
import { Fault } from '../http/fault.ts';
import { type Lane, TooManyWait } from './fairQueue.ts';
import type * as tasks from './tasks/index.ts';
import { TookTooLong, workerPool } from './workerPool.ts';

type Tasks = Omit<typeof tasks, 'think'>;
export type TaskName = keyof Tasks;

export interface Workers {
  /** Does a task for an owner; owners take turns. */
  ask<K extends TaskName>(
    name: K,
    owner: string,
    task: Parameters<Tasks[K]>[0],
    where?: Where,
  ): Promise<Awaited<ReturnType<Tasks[K]>>>;
  /** Number of tasks waiting for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

export interface Where {
  /** Tasks with the same name go to the same referee, which remembers their positions. */
  readonly near?: string;
  readonly lane?: Lane;
}

/** Milliseconds per task. A task that takes longer fails as too hard. */
const TIME: Readonly<Record<TaskName, number>> = {
  judge: 20_000,
  fire: 20_000,
  place: 20_000,
  weigh: 15_000,
  walk: 60_000,
  readRecord: 60_000,
  inspect: 60_000,
};
const refereed: readonly TaskName[] = ['judge', 'fire', 'place'];

/** Waiting questions of one person: each holds its input in memory. */
const WAITING = 12;
/** Waiting moves of one person at many tables, or of the bots there. */
const MOVES_WAITING = 500;
/** Waiting tasks of all passers-by together. */
const PASSING = 60;
const AGAIN = 5;
const MEGABYTES = { referee: 64, readers: 128 };

/** `times`: the factor of all limits. */
export function workers(times = 1, threads = Math.max(1, Math.floor(availableParallelism() / 2))): Workers {
  const referee = () => workerPool({ places: 1, waiting: MOVES_WAITING * times, megabytes: MEGABYTES.referee });
  const referees = Array.from({ length: threads }, referee);
  const readers = workerPool({
    places: threads,
    waiting: Math.ceil(WAITING * times),
    passing: Math.ceil(PASSING * times),
    megabytes: MEGABYTES.readers,
  });
  return {
    async ask(name, owner, task, { near = '', lane } = {}) {
      const able = refereed.includes(name) ? referees[placeOf(near, threads)]! : readers;
      try {
        return (await able.run(owner, { name, task, milliseconds: TIME[name] }, lane)) as never;
      } catch (error) {
        if (error instanceof TooManyWait) throw new Fault('busy', { seconds: AGAIN });
        if (error instanceof TookTooLong) throw new Fault('tooHard');
        throw error;
      }
    },
    waiting: () => [...referees, readers].reduce((sum, one) => sum + one.waiting(), 0),
    async close() {
      await Promise.all([...referees, readers].map((one) => one.close()));
    },
  };
}

/** The place of a name, always the same one. */
function placeOf(name: string, places: number): number {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) >>> 0;
  return sum % places;
}
