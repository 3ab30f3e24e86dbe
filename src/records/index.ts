// The public page of records: what a program of somebody else may rely on to read and tell games again.

/** Reads downloads of 18xx.games, with the importers it is given. */
export { foreignReader } from './import18xx/import.ts';

/** Tells a record again from its draws alone, with every check; says where it stops and why. */
export { openRecord } from './open.ts';
/** A record from what was read of a file; or what is wrong with it. */
export { recordFrom } from './read.ts';

export type { GameRecord, SeatInfo } from './record.ts';
