// binario restore: a backup becomes the store again; what was there before stays beside it or is not touched at all.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverLines } from '../../server/http/wordsOfFault.ts';
import { clear, copyStore, isEmpty } from '../../server/store/copyStore.ts';
import { SQLITE_FILE } from '../../server/store/sqlite.ts';
import { type Verified, verify } from '../../server/store/verify.ts';
import { type Context, Hopeless, type Status } from '../context.ts';
import { dataFolder, whileNoServer, withNewStore } from './withStore.ts';

export async function restore(context: Context, file: string, replace: boolean): Promise<Status> {
  const lines = serverLines(context.lang);
  if (!existsSync(file)) throw new Hopeless(lines.noStoreThere({ place: file }));
  let found: Verified;
  try {
    found = verify(file);
  } catch (error) {
    throw new Hopeless(lines.unsound({ file, reason: (error as Error).message }));
  }
  const place = process.env.DATABASE_URL
    ? await intoPostgres(context, file, replace)
    : await whileNoServer(context, async () => intoFolder(context, file, replace));
  context.print({ file, place, ...found }, lines.restored({ file, place, ...found }));
  return 0;
}

function intoFolder(context: Context, file: string, replace: boolean): string {
  const place = join(dataFolder(), SQLITE_FILE);
  mkdirSync(dataFolder(), { recursive: true });
  if (existsSync(place)) {
    if (!replace) throw new Hopeless(serverLines(context.lang).notEmpty({ place }));
    const aside = `${place}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
    // with what is still in its log
    for (const part of ['', '-wal', '-shm']) if (existsSync(place + part)) renameSync(place + part, aside + part);
  }
  const coming = `${place}.coming`;
  copyFileSync(file, coming);
  renameSync(coming, place);
  return place;
}

async function intoPostgres(context: Context, file: string, replace: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-restore-'));
  try {
    // a copy, since a backup of an older version is brought up to date before it is read
    copyFileSync(file, join(folder, SQLITE_FILE));
    await withNewStore(
      context,
      (from) =>
        withNewStore(context, async (to) => {
          if (!(await isEmpty(to))) {
            if (!replace) throw new Hopeless(serverLines(context.lang).notEmpty({ place: 'DATABASE_URL' }));
            await clear(to);
          }
          await copyStore(from, to);
        }),
      { dataFolder: folder },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 'DATABASE_URL';
}
