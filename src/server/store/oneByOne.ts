// Counting before adding, by one after the other: two requests at once would both find room for one more.
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Within a transaction: whoever asks for the same key waits until it is over. SQLite has one writer at a time anyhow. */
export async function oneByOne(db: Kysely<Schema>, engine: Store['engine'], key: string): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/** What one person has, of whatever kind. */
export const onePersonsOwn = (db: Kysely<Schema>, engine: Store['engine'], person: string): Promise<void> =>
  oneByOne(db, engine, `person ${person}`);
