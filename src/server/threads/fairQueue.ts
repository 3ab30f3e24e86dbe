// Work that waits for one of a few places: those who wait take turns, so that nobody is behind all that another has asked for.

export interface FairQueue {
  /** Begins `work` when a place is free and it is this owner's turn. Fails at once where the owner has too much waiting. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
  /** How many works wait. */
  waiting(): number;
  /** Everything that waits fails. */
  close(): void;
}

export interface Places {
  /** Works at the same time. */
  readonly places: number;
  /** Of one owner at the same time: the others' places stay free for others. */
  readonly each?: number;
  /** How many works of one owner may wait. */
  readonly waiting?: number;
}

/** An owner has asked for more than may wait. */
export class TooManyWait extends Error {}

interface Job {
  begin(): void;
  fail(error: Error): void;
}

export function fairQueue({ places, each = places, waiting = Infinity }: Places): FairQueue {
  /** Whoever was served last is the last of them. */
  const queues = new Map<string, Job[]>();
  const working = new Map<string, number>();
  let free = places;

  function next(): void {
    for (const [owner, jobs] of queues) {
      if (free === 0) return;
      if ((working.get(owner) ?? 0) >= each) continue;
      const job = jobs.shift()!;
      queues.delete(owner);
      if (jobs.length > 0) queues.set(owner, jobs);
      free -= 1;
      working.set(owner, (working.get(owner) ?? 0) + 1);
      job.begin();
    }
  }

  function done(owner: string): void {
    free += 1;
    const left = working.get(owner)! - 1;
    if (left > 0) working.set(owner, left);
    else working.delete(owner);
    next();
  }

  return {
    run: (owner, work) =>
      new Promise((resolve, reject) => {
        const jobs = queues.get(owner) ?? [];
        if (jobs.length >= waiting) throw new TooManyWait();
        const begin = () =>
          void work()
            .then(resolve, reject)
            .finally(() => done(owner));
        jobs.push({ begin, fail: reject });
        queues.set(owner, jobs);
        next();
      }),
    waiting: () => [...queues.values()].reduce((sum, jobs) => sum + jobs.length, 0),
    close() {
      const all = [...queues.values()].flat();
      queues.clear();
      for (const job of all) job.fail(new Error('closed'));
    },
  };
}
