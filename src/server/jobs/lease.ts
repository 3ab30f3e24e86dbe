// Work that only one process should do at a time: it holds a lease, which runs out by itself.
import type { Store } from '../store/store.ts';

/** True when this holder has the lease, newly or still. */
export async function takeLease(
  { db }: Store,
  name: string,
  holder: string,
  now: number,
  ms: number,
): Promise<boolean> {
  const until = now + ms;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('lease')
    .values({ name, holder, until })
    .onConflict((c) =>
      c
        .column('name')
        .doUpdateSet({ holder, until })
        .where((e) => e.or([e('lease.until', '<', now), e('lease.holder', '=', holder)])),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const giveLease = ({ db }: Store, name: string, holder: string) =>
  db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();

/** Every lease of this kind, whoever holds it. */
export const dropLeases = ({ db }: Store, kind: string) =>
  db.deleteFrom('lease').where('name', 'like', `${kind}%`).execute();
