// Finds the recorded games of 18xx.games. They are no part of the repository and may be absent.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from './install.mjs';

/** Folders separated as in PATH; an empty name is none, and not the current folder. Where nothing is said, those beside the checkout. */
export const foldersNamed = (names) =>
  names?.split(delimiter).filter(Boolean) ?? ['conformance', 'pending'].map((name) => join(root, '../shared', name));

/** Those that `BINARIO_CONFORMANCE` names. */
export const recordFolders = foldersNamed(process.env.BINARIO_CONFORMANCE);

/** Record files of one game, or of all, without the traces beside them. */
export const recordFiles = (game = '') =>
  recordFolders.flatMap((folder) => {
    const own = join(folder, game);
    if (!existsSync(own)) return [];
    return readdirSync(own, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.trace)\.json(\.gz)?$/.test(file))
      .sort()
      .map((file) => join(own, file));
  });

/** The text of such a file, gzipped or not. */
export function recordText(file) {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
