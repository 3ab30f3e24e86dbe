// Runs numbered changes of the tables at the start, all or none. Two processes that start at once run them in turn.
import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SEAL } from './seal.ts';
import type { Store } from './store.ts';

const VERSION_KEY = 'schema';
/** Any number that nobody else on the same PostgreSQL server locks. */
const LOCK = 8018_1830;

/** The store was written by a newer Binario than this. */
export class NewerStore extends Error {
  readonly version: number;
  readonly known: number;
  constructor(version: number, known: number) {
    super(`the store has version ${version}, and this Binario knows versions up to ${known}`);
    this.version = version;
    this.known = known;
  }
}

export async function migrate(store: Store): Promise<void> {
  await store.transaction(async (db) => {
    if (store.engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    const version = await versionOf(db);
    if (version > migrations.length) throw new NewerStore(version, migrations.length);
    for (const change of migrations.slice(version)) await change(db, store.engine);
    await db
      .insertInto('meta')
      .values({ key: VERSION_KEY, value: String(migrations.length) })
      .onConflict((c) => c.column('key').doUpdateSet({ value: String(migrations.length) }))
      .execute();
    // a copy that is opened is no longer a sealed copy
    await db.deleteFrom('meta').where('key', '=', SEAL).execute();
  });
}

/** The store's version; 0 for a new one. */
async function versionOf(db: Kysely<Schema>): Promise<number> {
  await db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  const row = await db.selectFrom('meta').select('value').where('key', '=', VERSION_KEY).executeTakeFirst();
  return Number(row?.value ?? 0);
}
