// The changes of each store version, oldest first. A released change is never edited.
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import { peopleTables } from './versions/001-people.ts';
import { gameTables } from './versions/001-tables.ts';
import { snapshotShape } from './versions/002-snapshot-shape.ts';
import { besideTheGame } from './versions/003-beside-the-game.ts';
import { accounts } from './versions/004-accounts.ts';
import { host } from './versions/005-host.ts';

export type Change = (db: Kysely<Schema>, engine: Store['engine']) => Promise<void>;

export const migrations: readonly Change[] = [
  async (db, engine) => {
    await peopleTables(db);
    await gameTables(db, engine);
  },
  snapshotShape,
  besideTheGame,
  accounts,
  host,
];
