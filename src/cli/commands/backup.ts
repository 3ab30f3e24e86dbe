// binario backup: a verified copy of the store, also while a server is using it; once, or again and again into a folder.
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { makeBackup, rotate } from '../../server/store/backups.ts';
import { Unsound, type Verified } from '../../server/store/verify.ts';
import { serverLines } from '../../words/server.ts';
import { type Context, Hopeless, type Status } from '../context.ts';
import { withStore } from './withStore.ts';

export interface BackupOptions {
  /** True for a folder; otherwise one file. */
  readonly into: boolean;
  readonly keep: number;
  /** In hours; without it once. */
  readonly every?: number | undefined;
}

const HOUR = 3600_000;

export async function backup(context: Context, place: string, { into, keep, every }: BackupOptions): Promise<Status> {
  const lines = serverLines[context.lang];
  if (!into && existsSync(place)) throw new Hopeless(lines.backupThere({ file: place }));
  // the folder is not created: a missing disk would go unnoticed
  const folder = into ? place : dirname(place);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Hopeless(lines.noFolder({ folder }));
  const tell = (file: string, found: Verified, deleted: readonly string[] = []) =>
    context.print({ file, ...found, deleted }, lines.backupDone({ file, ...found }));
  const once = () =>
    withStore(context, async (store) => {
      try {
        if (!into) return tell(place, await makeBackup(store, place));
        const { file, deleted, ...found } = await rotate(store, place, keep, Date.now());
        tell(file, found, deleted);
      } catch (error) {
        if (error instanceof Unsound) throw new Hopeless(lines.unsound({ file: place, reason: error.message }));
        throw new Hopeless(context.lines.cannotWrite({ file: place, reason: (error as Error).message }));
      }
    });
  await once();
  while (every !== undefined) {
    await after(every * HOUR);
    // a failed backup is reported, and tried again when its time comes
    await once().catch((error: Error) => context.complain(error.message));
  }
  return 0;
}
