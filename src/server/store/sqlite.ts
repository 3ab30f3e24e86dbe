// The embedded store: one file, one connection, one writer at a time. A transaction is over when it is on disk.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

const FILE = 'binario.sqlite';
/** How long a writer of another process is waited for, in milliseconds. */
const PATIENCE = 5000;

export function openSqlite(dataFolder: string): Store {
  mkdirSync(dataFolder, { recursive: true });
  const place = join(dataFolder, FILE);
  const database = new Database(place, { timeout: PATIENCE });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  return {
    db,
    engine: 'sqlite',
    place,
    // Kysely hands out the one connection to one asker after the other: whoever writes, writes alone.
    transaction: (work) =>
      db.connection().execute(async (own) => {
        await sql`begin immediate`.execute(own);
        try {
          const done = await work(own);
          await sql`commit`.execute(own);
          return done;
        } catch (error) {
          // A full disk has already ended the transaction.
          if (database.inTransaction) await sql`rollback`.execute(own);
          throw error;
        }
      }),
    backup: async (file) => {
      await database.backup(file);
    },
    close: () => db.destroy(),
  };
}
