// The services given to every part of the server: store, bus, tables, clock and so on.
import type { Kysely } from 'kysely';
import type { Bus, TableNews } from '../live/bus.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Workers } from '../threads/workers.ts';
import type { EnterTogether } from './enterTogether.ts';
import type { TableCache } from './tableCache.ts';

export interface Services {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: TableCache;
  /** The threads for work that may take long. */
  readonly workers: Workers;
  /** Groups entries, where the store does not commit transactions together anyway. */
  readonly together?: EnterTogether;
  /** Tables of one person at which bots may play by themselves at once. */
  readonly botTables: number;
  readonly now: () => number;
  /** True if this person has a page open. */
  readonly online: (person: string) => boolean;
}

export type Tell = (news: TableNews) => void;

/** Stores a change completely or not at all; its news goes out once it is on disk. */
export async function change<T>(
  { store, bus }: Pick<Services, 'store' | 'bus'>,
  work: (db: Kysely<Schema>, tell: Tell) => Promise<T>,
): Promise<T> {
  const news: TableNews[] = [];
  const done = await store.transaction(async (db) => {
    const worked = await work(db, (one) => news.push(one));
    for (const one of news) await bus.enlist(db, one);
    return worked;
  });
  for (const one of news) bus.deliver(one);
  return done;
}
