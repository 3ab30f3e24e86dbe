// Recorded games of 18xx.games, and the table of figures beside them, for tests: tests of absent ones are left out.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordFolders } from '../../scripts/lib/records.mjs';

export { recordFiles, recordText } from '../../scripts/lib/records.mjs';

/** The figures of a game, in the folder beside the records; none if they are absent. */
export const factsFiles = (game: string): readonly string[] =>
  recordFolders
    .slice(0, 1)
    .map((folder) => join(dirname(folder), 'facts', game, 'facts.json'))
    .filter((file) => existsSync(file));
