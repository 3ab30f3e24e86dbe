// Keeps a second server off an SQLite file, as it would not hear of the first one's moves: the system releases the
// first one's lock however it ends. PostgreSQL allows several servers; replacing its store requires that none runs.
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { makeFolder } from './makeFolder.ts';
import { ownedLikeFolder } from './ownedLike.ts';

/** Another server uses the store in this folder. */
export class StoreInUse extends Error {}

const LOCK_FILE = 'server.lock';

/** Takes the lock, which lasts until the process ends. */
export function beOnlyServer(dataFolder: string): () => void {
  makeFolder(dataFolder, 0o700);
  const file = join(dataFolder, LOCK_FILE);
  closeSync(openSync(file, 'a', 0o600));
  ownedLikeFolder(file);
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw (error as { code?: string }).code === 'SQLITE_BUSY' ? new StoreInUse(dataFolder) : error;
  }
  return () => lock.close();
}

/** The lock that all servers of one database share while they listen there. */
const SERVERS = 18_621_856;
export const HOLD_SHARED = `select pg_advisory_lock_shared(${SERVERS})`;

/** Fails while a server uses the database; a server that starts meanwhile waits. */
export async function withoutServers(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${SERVERS}) as free`);
  if (!rows[0]!.free) {
    await client.end();
    throw new StoreInUse('DATABASE_URL');
  }
  return () => client.end();
}
