// binario backup: a copy of the store, also while a server is using it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverLines } from '../../server/http/wordsOfFault.ts';
import { openSqlite, SQLITE_FILE } from '../../server/store/sqlite.ts';
import { type Context, Hopeless, type Status } from '../context.ts';

export async function backup(context: Context, file: string): Promise<Status> {
  const lines = serverLines(context.lang);
  if (process.env.DATABASE_URL) throw new Hopeless(lines.backupByTool);
  const folder = process.env.BINARIO_DATA || './data';
  const place = join(folder, SQLITE_FILE);
  if (!existsSync(place)) throw new Hopeless(lines.backupNothing({ place }));
  // A backup that fails half-way must not destroy the previous one.
  if (existsSync(file)) throw new Hopeless(lines.backupThere({ file }));
  const store = openSqlite(folder);
  try {
    await store.backup!(file);
  } catch (error) {
    throw new Hopeless(context.lines.cannotWrite({ file, reason: (error as Error).message }));
  } finally {
    await store.close();
  }
  context.print({ file }, lines.backupDone({ file }));
  return 0;
}
