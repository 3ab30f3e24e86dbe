// Tables in memory, the longest unused dropped first. Within a process one requester at a time has a table.
//
// A table in memory may lag behind a store that others write to, but is never ahead of it. News of changes made
// elsewhere, or a gap in the news, makes it doubtful, and it is caught up before its next use.

import { Fault } from '../http/fault.ts';
import type { Bus } from '../live/bus.ts';
import type { Store } from '../store/store.ts';
import { breathe } from './breathe.ts';
import { caughtUp, load } from './catchUp.ts';
import { type Loaded, weightOf } from './loaded.ts';

export interface TableCache {
  /** Runs `work` alone with the table as it stands in the store. An unknown table is a fault. */
  use<T>(id: string, work: (table: Loaded) => T | Promise<T>): Promise<T>;
  /**
   * Runs `work` alone with the table as far as this process knows it, for reactions to news. `begin` is called when its
   * turn comes, before any reading: later changes may not be seen.
   */
  known<T>(id: string, work: (table: Loaded) => T | Promise<T>, begin?: () => void): Promise<T>;
  /**
   * Runs `work` alone, ending in a write that fails (null) if the table has moved on. It begins with what this process
   * knows; any outcome but success counts only on a table that is caught up.
   */
  write<T>(id: string, work: (table: Loaded) => Promise<T | null>): Promise<T>;
  /** Marks the table as possibly different from the store. */
  doubt(id: string): void;
  /** The number of tables in memory, and about how many bytes they take. */
  size(): { readonly tables: number; readonly bytes: number };
}

interface Held {
  readonly table: Loaded;
  /** Its weight at its last use. */
  readonly weight: number;
  doubtful: boolean;
  /** The store's version at the reading. */
  readonly version: number | null;
}

/** Bytes that all tables together may take, unless the settings say otherwise. */
const USUAL_BYTES = 64_000_000;

export function tableCache(store: Store, bus: Bus, most = USUAL_BYTES): TableCache {
  /** True if other processes may write: only the store then knows how a table stands. */
  const isShared = store.version() === null;
  const held = new Map<string, Held>();
  /** Tables being read: news may be newer than the reading. */
  const readings = new Map<string, Pick<Held, 'doubtful'>>();
  let weighed = 0;
  const queues = new Map<string, Promise<unknown>>();

  const doubt = (id: string) => {
    for (const one of [held.get(id), readings.get(id)]) if (one) one.doubtful = true;
  };
  bus.listen((news, own) => {
    if ('table' in news && (news.what === 'table' || (news.what === 'entries' && !own))) doubt(news.table);
  });
  bus.onGap(() => {
    for (const id of [...held.keys(), ...readings.keys()]) doubt(id);
  });

  /** The table in memory, unless news makes it doubtful. */
  function undoubted(id: string): Held | null {
    const one = held.get(id);
    return one && !one.doubtful ? one : null;
  }
  /** The same, if certainly nobody else has written. */
  function certain(id: string): Held | null {
    const one = undoubted(id);
    return one && !isShared && one.version === store.version() ? one : null;
  }

  async function current(id: string, one: Held | null): Promise<Loaded> {
    if (one) {
      keep(id, one.table, one);
      return one.table;
    }
    const before = held.get(id);
    const reading = { doubtful: false };
    readings.set(id, reading);
    const version = store.version();
    try {
      const table = before ? await caughtUp(store, before.table) : await load(store, id);
      keep(id, table, { ...reading, version });
      return table;
    } catch (error) {
      doubt(id);
      throw error;
    } finally {
      readings.delete(id);
    }
  }

  /** Puts a table in as the newest and drops the oldest beyond the limit; the table in use always stays. */
  function keep(id: string, table: Loaded, { doubtful, version }: Pick<Held, 'doubtful' | 'version'>): void {
    drop(id);
    const weight = weightOf(table);
    held.set(id, { table, weight, doubtful, version });
    weighed += weight;
    for (const oldest of held.keys()) {
      if (weighed <= most || oldest === id) return;
      drop(oldest);
    }
  }
  function drop(id: string): void {
    weighed -= held.get(id)?.weight ?? 0;
    held.delete(id);
  }

  const inTurn = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(id) ?? Promise.resolve()).then(breathe).then(work);
    const settled = turn.then(
      () => {},
      () => {},
    );
    queues.set(id, settled);
    settled.then(() => queues.get(id) === settled && queues.delete(id));
    return turn;
  };
  const asStored = (id: string) => current(id, certain(id));

  return {
    use: (id, work) => inTurn(id, async () => work(await asStored(id))),
    known: (id, work, begin) =>
      inTurn(id, async () => {
        begin?.();
        return work(await current(id, undoubted(id)));
      }),
    write: (id, work) =>
      inTurn(id, async () => {
        const one = isShared ? undoubted(id) : certain(id);
        const first = one && (await work(one.table).catch(isShared ? faultsAreNull : rethrow));
        const done = first ?? (await work(await asStored(id))) ?? (await work(await asStored(id)));
        if (done === null) throw new Error(`table ${id} moved on twice from one entry`);
        return done;
      }),
    doubt,
    size: () => ({ tables: held.size, bytes: weighed }),
  };
}

const rethrow = (error: unknown): never => {
  throw error;
};
const faultsAreNull = (error: unknown): null => (error instanceof Fault ? null : rethrow(error));
