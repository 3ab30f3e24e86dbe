// A queue for a few places in which owners take turns, so that nobody waits behind all of another's work.

export interface FairQueue {
  /**
   * Begins `work` when a place is free and it is this owner's turn. Fails at once if too much waits, of the owner or in
   * the lane.
   */
  run<T>(owner: string, work: () => Promise<T>, lane?: Lane): Promise<T>;
  /** Number of works waiting. */
  waiting(): number;
  /** Makes all waiting work fail. */
  close(): void;
}

/** Seated people and passers-by: places go to the two in turn, however many wait in each. */
export type Lane = 'seated' | 'passing';

export interface Places {
  /** Works at the same time. */
  readonly places: number;
  /** Works of one owner at the same time: the other places stay free for others. */
  readonly each?: number;
  /** Waiting works of one owner. */
  readonly waiting?: number;
  /** Waiting works of all passers-by. */
  readonly passing?: number;
}

/** Too much waits already. */
export class TooManyWait extends Error {}

interface Job {
  begin(): void;
  fail(error: Error): void;
}

type Queues = Map<string, Job[]>;

export function fairQueue({ places, each = places, waiting = Infinity, passing = Infinity }: Places): FairQueue {
  /** Waiting work by owner; the owner served last comes last. */
  const lanes: Readonly<Record<Lane, Queues>> = { seated: new Map(), passing: new Map() };
  let turn: Lane = 'seated';
  const working = new Map<string, number>();
  let free = places;

  function next(): void {
    while (free > 0) {
      const other: Lane = turn === 'seated' ? 'passing' : 'seated';
      const lane = ([turn, other] as const).find((one) => beginIn(lanes[one]));
      if (!lane) return;
      turn = lane === 'seated' ? 'passing' : 'seated';
    }
  }

  /** Returns false if nobody waiting may have another place. */
  function beginIn(queues: Queues): boolean {
    for (const [owner, jobs] of queues) {
      if ((working.get(owner) ?? 0) >= each) continue;
      const job = jobs.shift()!;
      queues.delete(owner);
      if (jobs.length > 0) queues.set(owner, jobs);
      free -= 1;
      working.set(owner, (working.get(owner) ?? 0) + 1);
      job.begin();
      return true;
    }
    return false;
  }

  function done(owner: string): void {
    free += 1;
    const left = working.get(owner)! - 1;
    if (left > 0) working.set(owner, left);
    else working.delete(owner);
    next();
  }

  return {
    run: (owner, work, lane = 'seated') =>
      new Promise((resolve, reject) => {
        const queues = lanes[lane];
        const jobs = queues.get(owner) ?? [];
        if (jobs.length >= waiting || (lane === 'passing' && lengthOf(queues) >= passing)) throw new TooManyWait();
        const begin = () =>
          void work()
            .then(resolve, reject)
            .finally(() => done(owner));
        jobs.push({ begin, fail: reject });
        queues.set(owner, jobs);
        next();
      }),
    waiting: () => lengthOf(lanes.seated) + lengthOf(lanes.passing),
    close() {
      const all = Object.values(lanes).flatMap((queues) => [...queues.values()].flat());
      for (const queues of Object.values(lanes)) queues.clear();
      for (const job of all) job.fail(new Error('closed'));
    },
  };
}

const lengthOf = (queues: Queues): number => [...queues.values()].reduce((sum, jobs) => sum + jobs.length, 0);
