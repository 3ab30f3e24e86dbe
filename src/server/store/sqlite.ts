// The embedded store: one file, one connection, one writer at a time. A transaction is over when it is on disk.
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database, { type Statement } from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { groupCommit } from './groupCommit.ts';
import { makeFolder } from './makeFolder.ts';
import { ownedLikeFolder } from './ownedLike.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

export const SQLITE_FILE = 'binario.sqlite';
/** How long a writer of another process is waited for, in milliseconds. */
const PATIENCE = 5000;
const MOST_STATEMENTS = 500;

export function openSqlite(dataFolder: string): Store {
  makeFolder(dataFolder, 0o700);
  closeFolder(dataFolder);
  const place = join(dataFolder, SQLITE_FILE);
  makePrivate(place);
  // logs that an older version left were open to others
  for (const beside of ['-wal', '-shm']) if (existsSync(`${place}${beside}`)) chmodSync(`${place}${beside}`, 0o600);
  const database = new Database(place, { timeout: PATIENCE });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: withPrepared(database) }) });
  const version = database.prepare<[], number>('pragma data_version').pluck();
  return {
    db,
    engine: 'sqlite',
    place,
    version: () => version.get()!,
    transaction: groupCommit(db, database),
    backup: async (file) => {
      makePrivate(file);
      await database.backup(file);
    },
    close: () => db.destroy(),
  };
}

/** One in which everybody may write is shared on purpose, and one of another user cannot be closed: our files are private there too. */
function closeFolder(folder: string): void {
  if ((statSync(folder).mode & 0o002) !== 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EPERM') throw error;
  }
}

/** What people trust us with is for the owner of the server alone; SQLite gives the files beside it the same rights. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  ownedLikeFolder(file);
}

/** The same questions are asked again and again: each is made ready once. */
function withPrepared(database: Database.Database) {
  const ready = new Map<string, Statement<unknown[]>>();
  return {
    prepare(text: string) {
      const known = ready.get(text);
      if (known) return known;
      if (ready.size >= MOST_STATEMENTS) ready.clear();
      const made = database.prepare<unknown[]>(text);
      ready.set(text, made);
      return made;
    },
    close: () => void database.close(),
  };
}
