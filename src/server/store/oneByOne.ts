// Lets counting and adding happen by turns: two requests at once would both find room for one more.
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/**
 * Waits within a transaction until other transactions with the same key have ended. SQLite has one writer at a time
 * anyhow.
 */
export async function oneByOne(db: Kysely<Schema>, engine: Store['engine'], key: string): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/** Makes additions to a person's belongings, of any kind, take turns. */
export const onePersonsOwn = (db: Kysely<Schema>, engine: Store['engine'], person: string): Promise<void> =>
  oneByOne(db, engine, `person ${person}`);
