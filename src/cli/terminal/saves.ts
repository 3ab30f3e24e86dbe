// Saving games to files: written beside and then renamed, so that a full disk or a kill never leaves half a game.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GameRecord } from '../../records/record.ts';

/** Null when it was saved, else the code of the system's error. */
export async function saveRecord(path: string, record: GameRecord): Promise<string | null> {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(beside, `${JSON.stringify(record)}\n`);
    await rename(beside, path);
    return null;
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {});
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/**
 * Where this game is saved after every move: the file it was resumed from, if it lies there, else a name that is free,
 * so that a second game with the same seed never writes over the first.
 */
export async function filePlace(dataDir: string, record: GameRecord): Promise<string> {
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

/** Null when nothing is there; what cannot be read is not ours to write over. */
const contentOf = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' || error.code === 'ENOTDIR' ? null : '',
  );

/** Whether a file is this very game, at this very entry. */
function holds(text: string, { seats, entries }: GameRecord): boolean {
  try {
    const there = JSON.parse(text) as GameRecord;
    return JSON.stringify([there.seats, there.entries]) === JSON.stringify([seats, entries]);
  } catch {
    return false;
  }
}
