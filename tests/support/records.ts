// Recorded games of 18xx.games, and the table of figures beside them, for tests: what is absent leaves no test behind.
import { dirname, join } from 'node:path';
import { recordFolders } from '../../scripts/lib/records.mjs';

export { recordFiles, recordText } from '../../scripts/lib/records.mjs';

/** The figures of a game, in the folder beside the records. */
export const factsFile = (game: string): string => join(dirname(recordFolders[0]!), 'facts', game, 'facts.json');
