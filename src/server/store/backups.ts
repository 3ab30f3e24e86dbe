// Backups: one SQLite file each, from any engine; verified before it counts, and the oldest of a folder make room.
import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copyStore } from './copyStore.ts';
import { migrate } from './migrate.ts';
import { openSqlite, SQLITE_FILE } from './sqlite.ts';
import type { Store } from './store.ts';
import { sealCopy, type Verified } from './verify.ts';

/** Writes beside the file and renames when whole: a failed backup destroys nothing. */
export async function makeBackup(store: Store, file: string): Promise<Verified> {
  const folder = mkdtempSync(join(dirname(file), `.${basename(file)}-`));
  try {
    const made = join(folder, SQLITE_FILE);
    if (store.backup) await store.backup(made);
    else await copyInto(store, folder);
    const verified = sealCopy(made);
    chmodSync(made, 0o600);
    renameSync(made, file);
    return verified;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyInto(store: Store, folder: string): Promise<void> {
  const copy = openSqlite(folder);
  try {
    await migrate(copy);
    await copyStore(store, copy);
  } finally {
    await copy.close();
  }
}

/** A time in a form for file names. */
export const stampOf = (time: number): string => new Date(time).toISOString().slice(0, 19).replaceAll(':', '-');

const NAMED = /^binario-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.sqlite$/;

/** Adds a backup to the folder and deletes the oldest beyond the number kept. */
export async function rotate(
  store: Store,
  folder: string,
  keep: number,
  now: number,
): Promise<Verified & { readonly file: string; readonly deleted: readonly string[] }> {
  const file = join(folder, `binario-${stampOf(now)}.sqlite`);
  if (existsSync(file)) rmSync(file);
  const verified = await makeBackup(store, file);
  const all = readdirSync(folder)
    .filter((name) => NAMED.test(name))
    .sort();
  const deleted = all.slice(0, Math.max(0, all.length - keep));
  for (const name of deleted) rmSync(join(folder, name));
  return { ...verified, file, deleted };
}
