// Saving games to files: written beside and then renamed, so that a full disk or a kill never leaves half a game.
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readRecord } from '../../records/read.ts';
import type { GameRecord } from '../../records/record.ts';
import { makeFolder } from '../folder.ts';

/** Null when saved, else the code of the system's error. */
export async function saveRecord(path: string, record: GameRecord): Promise<string | null> {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(path));
    await writeFile(beside, `${JSON.stringify(record)}\n`);
    await rename(beside, path);
    return null;
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {});
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/** The code for a file that is not one of our games and is not overwritten. */
const NOT_OURS = 'NOT_OURS';

/** The same for a file that a person has named. */
export async function saveCopy(path: string, record: GameRecord): Promise<string | null> {
  const there = await stat(path).catch(() => null);
  const ours = there?.isFile() && !('problem' in readRecord(await readFile(path, 'utf8').catch(() => '')));
  return there && !ours ? NOT_OURS : saveRecord(path, record);
}

/** The typed path, as a shell would read it. */
export function typedPath(text: string): string {
  const bare = text.trim().replace(/^(["'])(.*)\1$/, '$2');
  return bare === '' ? '' : resolve(bare.replace(/^~(?=\/|$)/, homedir()));
}

/**
 * The file for saves after every move: the one it was resumed from, if that is in the folder, else a free name, so that
 * a second game with the same seed never overwrites the first.
 */
export async function filePlace(dataDir: string, record: GameRecord, resumed: string | undefined): Promise<string> {
  if (resumed !== undefined && dirname(resolve(resumed)) === resolve(dataDir, 'terminal')) return resumed;
  const seed = (record.seed ?? '').replace(/[^\w-]+/g, '_').slice(0, 40);
  const stem = join(dataDir, 'terminal', [record.game, seed].filter((part) => part !== '').join('-'));
  const nth = (n: number): string => (n === 1 ? `${stem}.json` : `${stem}-${n}.json`);
  for (let n = 1; n < MANY; n++) {
    const there = await contentOf(nth(n));
    if (there === null || (record.entries.length > 0 && holds(there, record))) return nth(n);
  }
  return nth(MANY);
}

const MANY = 1000;

/** Null if there is no file; a file that cannot be read is not overwritten. */
const contentOf = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' || error.code === 'ENOTDIR' ? null : '',
  );

/** True if a file is this very game, at this very entry. */
function holds(text: string, { seats, entries }: GameRecord): boolean {
  try {
    const there = JSON.parse(text) as GameRecord;
    return JSON.stringify([there.seats, there.entries]) === JSON.stringify([seats, entries]);
  } catch {
    return false;
  }
}
