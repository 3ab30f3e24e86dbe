// The embedded store: one file, one connection, one writer at a time. A transaction resolves when it is on disk.
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
/** Milliseconds to wait for another process's writer. */
const PATIENCE = 5000;
const MOST_STATEMENTS = 500;

export function openSqlite(dataFolder: string): Store {
  makeFolder(dataFolder, 0o700);
  closeFolder(dataFolder);
  const place = join(dataFolder, SQLITE_FILE);
  makePrivate(place);
  // older versions left these logs readable to others
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

/**
 * Closes the folder to others. A folder open to all is shared on purpose and another user's cannot be closed: there our
 * files alone are private.
 */
function closeFolder(folder: string): void {
  if ((statSync(folder).mode & 0o002) !== 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EPERM') throw error;
  }
}

/** Makes the file readable to its owner alone; SQLite gives the files beside it the same rights. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  ownedLikeFolder(file);
}

/** Prepares each question once, as the same ones are asked again and again. */
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
