// Games of this browser, stored in IndexedDB as records, which newer versions of the app can read.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Why } from '../../../bots/bot.ts';
import type { Assist } from '../../../match/assist.ts';
import type { Times } from '../../../match/ownGame.ts';
import type { GameRecord } from '../../../records/record.ts';

export interface LocalGame {
  readonly id: string;
  readonly record: GameRecord;
  /** Seconds a bot may think for one move. */
  readonly botSeconds: number;
  /** The agreed help; games older than this field have all of it. */
  readonly assist?: Assist;
  /** Bots' reasons by entry; beside the record, which is the game alone. */
  readonly whys?: readonly (readonly [seq: number, why: Why])[];
  /** Times of entries; older games lack the earlier ones. */
  readonly times?: Times;
  readonly createdAt: number;
  readonly movedAt: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: LocalGame };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

const db = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>('binario', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' });
    },
    // another tab has a newer version of the app: let it upgrade the database
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
};

const lastSeqOf = ({ entries }: GameRecord): number => entries.at(-1)?.seq ?? 0;

export const loadLocal = async (id: string): Promise<LocalGame | undefined> => (await db()).get('games', id);

export const putLocal = async (game: LocalGame): Promise<void> => {
  await (await db()).put('games', game);
};

/** Stores a game that went on from entry `base`; if another tab was quicker, stores nothing and returns the other game. */
export async function keepLocal(game: LocalGame, base: number): Promise<LocalGame | null> {
  const tx = (await db()).transaction('games', 'readwrite');
  const stored = await tx.store.get(game.id);
  if (stored && lastSeqOf(stored.record) !== base) {
    await tx.done;
    return stored;
  }
  await tx.store.put(game);
  await tx.done;
  return null;
}

export const removeLocal = async (id: string): Promise<void> => {
  await (await db()).delete('games', id);
};

/** All games, the last played first. Empty in a browser that stores nothing. */
export async function listLocal(): Promise<LocalGame[]> {
  const games = await (await db()).getAll('games');
  return games.sort((a, b) => b.movedAt - a.movedAt);
}
