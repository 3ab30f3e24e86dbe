// Two servers on one SQLite file would not hear of each other's moves. The first holds a lock, which the system lets go of
// however the process ends.
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Another server uses the store in this folder. */
export class StoreInUse extends Error {}

const LOCK_FILE = 'server.lock';

/** Held until the process ends. */
export function beOnlyServer(dataFolder: string): () => void {
  mkdirSync(dataFolder, { recursive: true });
  const file = join(dataFolder, LOCK_FILE);
  closeSync(openSync(file, 'a', 0o600));
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw (error as { code?: string }).code === 'SQLITE_BUSY' ? new StoreInUse(dataFolder) : error;
  }
  return () => lock.close();
}
