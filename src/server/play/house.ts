// What every part of the server is given: the store, the tables, the bus and the like.
import type { Kysely } from 'kysely';
import type { Bus, TableNews } from '../live/bus.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Clerks } from '../threads/clerks.ts';
import type { EnterTogether } from './enterTogether.ts';
import type { TableCache } from './tableCache.ts';

export interface House {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: TableCache;
  /** Who does what may take long. */
  readonly clerks: Clerks;
  /** Only where transactions are not committed together anyway. */
  readonly together?: EnterTogether;
  /** At how many tables of one person bots may play by themselves at once. */
  readonly botTables: number;
  readonly now: () => number;
  /** Whether a page of this person is open. */
  readonly online: (person: string) => boolean;
}

export type Tell = (news: TableNews) => void;

/** A change that is stored completely or not at all; its news goes out once it is on disk. */
export async function change<T>(
  { store, bus }: Pick<House, 'store' | 'bus'>,
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
