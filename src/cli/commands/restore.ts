// binario restore: a backup becomes the store again; what was there before stays beside it.
import { chmodSync, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeBackup, stampOf } from '../../server/store/backups.ts';
import { copyStore, isEmpty } from '../../server/store/copyStore.ts';
import { makeFolder } from '../../server/store/makeFolder.ts';
import { ownedLikeFolder } from '../../server/store/ownedLike.ts';
import { SQLITE_FILE } from '../../server/store/sqlite.ts';
import { mergeLog, Unsound, type Verified, verify } from '../../server/store/verify.ts';
import { serverLines } from '../../words/server.ts';
import { type Context, Hopeless, type Status } from '../context.ts';
import { databaseUrl, dataFolder, mustBeThere, whileNoServer, withNewStore } from './withStore.ts';

interface Restored extends Verified {
  readonly place: string;
  /** Where the previous store is now. */
  readonly before: string | null;
}

export async function restore(context: Context, file: string, replace: boolean): Promise<Status> {
  const lines = serverLines[context.lang];
  mustBeThere(context, file);
  const isPostgres = databaseUrl(context) !== undefined;
  const done = await whileNoServer(context, () =>
    withCopy(context, file, isPostgres ? tmpdir() : dataFolder(), async (folder, found) => ({
      ...found,
      ...(isPostgres ? await intoPostgres(context, folder, replace) : intoFolder(context, folder, replace)),
    })),
  );
  context.print({ file, ...done }, lines.restored({ file, ...done }));
  return 0;
}

/**
 * Copies the backup with the log beside it, if there is one, and looks at the copy: the medium may be read-only, and
 * nothing is touched before the backup is known to be whole.
 */
async function withCopy(
  context: Context,
  file: string,
  beside: string,
  work: (folder: string, found: Verified) => Promise<Restored>,
): Promise<Restored> {
  const lines = serverLines[context.lang];
  let folder: string | undefined;
  try {
    makeFolder(beside);
    folder = mkdtempSync(join(resolve(beside), '.binario-restore-'));
    const copy = join(folder, SQLITE_FILE);
    copyFileSync(file, copy);
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
    for (const part of [copy, `${copy}-wal`]) if (existsSync(part)) chmodSync(part, 0o600);
    mergeLog(copy);
    return await work(folder, verify(copy));
  } catch (error) {
    if (error instanceof Unsound) throw new Hopeless(lines.unsound({ file, reason: error.message }));
    const { syscall, code = '', message } = error as NodeJS.ErrnoException;
    // an error of the disk or its permissions
    if (syscall || code.startsWith('SQLITE_'))
      throw new Hopeless(context.lines.cannotWrite({ file: beside, reason: message }));
    throw error;
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

function intoFolder(context: Context, folder: string, replace: boolean): Omit<Restored, keyof Verified> {
  const place = join(dataFolder(), SQLITE_FILE);
  const before = existsSync(place) ? `${place}.before-${stampOf(Date.now())}` : null;
  if (before && !replace) throw new Hopeless(serverLines[context.lang].notEmpty({ place }));
  const coming = join(folder, SQLITE_FILE);
  ownedLikeFolder(folder);
  ownedLikeFolder(coming);
  // the store with the rest of its log
  const parts = ['', '-wal', '-shm'].filter((part) => before && existsSync(place + part));
  for (const part of parts) renameSync(place + part, before + part);
  try {
    renameSync(coming, place);
  } catch (error) {
    for (const part of parts) renameSync(before + part, place + part);
    throw error;
  }
  return { place, before };
}

async function intoPostgres(
  context: Context,
  folder: string,
  replace: boolean,
): Promise<Omit<Restored, keyof Verified>> {
  let before: string | null = null;
  // a copy, since a backup of an older version is upgraded before it is read
  await withNewStore(
    context,
    (from) =>
      withNewStore(context, async (to) => {
        const isOver = !(await isEmpty(to));
        if (isOver && !replace) throw new Hopeless(serverLines[context.lang].notEmpty({ place: 'DATABASE_URL' }));
        if (isOver) {
          makeFolder(dataFolder());
          before = join(dataFolder(), `before-${stampOf(Date.now())}.sqlite`);
          await makeBackup(to, before);
        }
        await copyStore(from, to, { replace: isOver });
      }),
    { dataFolder: folder },
  );
  return { place: 'DATABASE_URL', before };
}
