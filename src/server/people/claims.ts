// Notices sent: one claim per table and person, so that no other process and no restart sends the same twice.
import type { Store } from '../store/store.ts';

const KEPT = 90 * 24 * 3600_000;

/** True for the first to claim this entry. Entries only grow, so a later claim replaces an earlier one. */
export async function claim({ db }: Store, table: string, person: string, seq: number, now: number): Promise<boolean> {
  const row = { name: `notice ${table} ${person}`, holder: String(seq).padStart(9, '0'), until: now + KEPT };
  const done = await db
    .insertInto('lease')
    .values(row)
    .onConflict((c) =>
      c.column('name').doUpdateSet({ holder: row.holder, until: row.until }).where('lease.holder', '<', row.holder),
    )
    .executeTakeFirst();
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function forgetOldClaims({ db }: Store, now: number): Promise<void> {
  await db.deleteFrom('lease').where('name', 'like', 'notice %').where('until', '<', now).execute();
}
