// Work that only one process should do at a time: it holds a lease, which runs out by itself.
import type { Store } from '../store/store.ts';

/** True when this holder has the lease, newly or still. */
export async function takeLease(store: Store, name: string, holder: string, now: number, ms: number): Promise<boolean> {
  const until = now + ms;
  const { numInsertedOrUpdatedRows } = await withOthers(store, (db) =>
    db
      .insertInto('lease')
      .values({ name, holder, until })
      .onConflict((c) =>
        c
          .column('name')
          .doUpdateSet({ holder, until })
          .where((e) => e.or([e('lease.until', '<', now), e('lease.holder', '=', holder)])),
      )
      .executeTakeFirstOrThrow(),
  );
  return numInsertedOrUpdatedRows === 1n;
}

export const giveLease = (store: Store, name: string, holder: string) =>
  withOthers(store, (db) => db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute());

/** Where transactions are committed together one wait for the disk serves all; elsewhere one statement is the least. */
const withOthers = <T>(store: Store, work: (db: Store['db']) => Promise<T>): Promise<T> =>
  store.engine === 'sqlite' ? store.transaction(work) : work(store.db);

/** Every lease of this kind, whoever holds it. */
export const dropLeases = ({ db }: Store, kind: string) =>
  db.deleteFrom('lease').where('name', 'like', `${kind}%`).execute();
