// Work that only one process should do at a time: it holds a lease, which runs out by itself.
import { inGroups } from '../store/inGroups.ts';
import type { Store } from '../store/store.ts';

export interface Leases {
  /** True when the lease is held here until then, newly or still. */
  take(name: string, now: number, until: number): Promise<boolean>;
  give(name: string): Promise<void>;
}

interface Asked {
  readonly name: string;
  readonly now: number;
  readonly until: number;
}

/** The leases of one holder. Those of many tables are written together, as moves are. */
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
  // Two processes that take the same leases do so in one order: neither waits for the other for ever.
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

/** Every lease of this kind, whoever holds it. */
export const dropLeases = ({ db }: Store, kind: string) =>
  db.deleteFrom('lease').where('name', 'like', `${kind}%`).execute();
