// Leases for work that only one process should do at a time; they run out by themselves.
import { inGroups } from '../store/inGroups.ts';
import type { Store } from '../store/store.ts';

export interface Leases {
  /** Takes or renews the lease until then; true if it is held here. */
  take(name: string, now: number, until: number): Promise<boolean>;
  give(name: string): Promise<void>;
}

interface Asked {
  readonly name: string;
  readonly now: number;
  readonly until: number;
}

/** The leases of one holder. Requests for many tables are written together, like moves. */
export function leases(store: Store, holder: string): Leases {
  const take = inGroups(async (group: readonly Asked[]) => {
    const taken = await store.transaction((db) => takeAll(db, holder, group));
    return group.map(({ name }) => taken.has(name));
  });
  const give = inGroups(async (names: readonly string[]) => {
    await store.transaction((db) =>
      db.deleteFrom('lease').where('name', 'in', names).where('holder', '=', holder).execute(),
    );
    return names.map(() => undefined);
  });
  return { take: (name, now, until) => take({ name, now, until }), give };
}

async function takeAll(db: Store['db'], holder: string, group: readonly Asked[]): Promise<ReadonlySet<string>> {
  // Two processes that take the same leases do so in one order, so neither waits for the other for ever.
  const byName = new Map(group.map((asked) => [asked.name, asked]));
  const values = [...byName.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, until }) => ({ name, holder, until }));
  const now = Math.min(...group.map((asked) => asked.now));
  const rows = await db
    .insertInto('lease')
    .values(values)
    .onConflict((c) =>
      c
        .column('name')
        .doUpdateSet((e) => ({ holder, until: e.ref('excluded.until') }))
        .where((e) => e.or([e('lease.until', '<', now), e('lease.holder', '=', holder)])),
    )
    .returning('name')
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Drops every lease of this kind, whoever holds it. */
export const dropLeases = ({ db }: Store, kind: string) =>
  db.deleteFrom('lease').where('name', 'like', `${kind}%`).execute();
