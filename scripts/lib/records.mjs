// Finds the recorded games of 18xx.games. They are not part of the repository and may be absent.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from './install.mjs';

/** Splits a list of folders as in PATH; empty names are dropped. Without a list, the folders beside the checkout. */
export const foldersNamed = (names) =>
  names?.split(delimiter).filter(Boolean) ?? ['conformance', 'pending'].map((name) => join(root, '../shared', name));

/** Folders named by `BINARIO_CONFORMANCE`. */
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
