// The public page of records: exports on which other programs may rely to read and replay games.

/** Reads downloads of 18xx.games with the given importers. */
export { foreignReader } from './import18xx/import.ts';

/** Replays a record from its draws alone, with every check; says where it stops and why. */
export { openRecord } from './open.ts';
/** A record from parsed JSON; or its fault. */
export { recordFrom } from './read.ts';

export type { GameRecord, SeatInfo } from './record.ts';
