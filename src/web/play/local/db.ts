// Games of this browser, kept in IndexedDB as records: what an older version of the app wrote, a newer one can read.
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
  /** The help that was agreed on; games from before it could be chosen have all of it. */
  readonly assist?: Assist;
  /** Why bots moved as they did, by entry; beside the record, which is the game alone. */
  readonly whys?: readonly (readonly [seq: number, why: Why])[];
  /** When entries were made; games from before it was kept have none of the earlier ones. */
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
    // another tab has a newer version of the app: let it have the database
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

/** Keeps a game that went on from entry `base`; when another tab was quicker, nothing is kept and its game comes back. */
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

/** All of them, the one played last first. A browser that keeps nothing has none. */
export async function listLocal(): Promise<LocalGame[]> {
  const games = await (await db()).getAll('games');
  return games.sort((a, b) => b.movedAt - a.movedAt);
}
