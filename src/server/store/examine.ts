// Reads every game of a store entry by entry, to find broken ones, and makes a digest of all: it shows if a copy has
// changed since.
import { createHash, type Hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { EntryRow } from './schema.ts';

export interface Examined {
  /** The fault of the first unreadable entry; null without one. */
  readonly fault: string | null;
  readonly digest: string;
}

export function examine(database: Database): Examined {
  const hash = createHash('sha256');
  for (const [table, order] of [
    ['game_table', 'id'],
    ['seat', 'game_table, seat'],
  ] as const)
    for (const row of database.prepare(`select * from ${table} order by ${order}`).iterate()) add(hash, row as object);
  let fault: string | null = null;
  for (const row of database.prepare('select * from entry order by game_table, seq').iterate()) {
    fault ??= faultIn(row as EntryRow);
    add(hash, row as object);
  }
  return { fault, digest: hash.digest('hex') };
}

const add = (hash: Hash, row: object): void => void hash.update(`${JSON.stringify(Object.values(row))}\n`);

function faultIn({ game_table, seq, seat, key, json, draws, at }: EntryRow): string | null {
  const isWhole =
    Number.isInteger(seat) &&
    seat > 0 &&
    typeof key === 'string' &&
    Number.isFinite(at) &&
    isDone(json, seq) &&
    isDrawn(draws);
  return isWhole ? null : `entry ${seq} of table ${game_table} cannot be read`;
}

/** True for a move, or an undo to an earlier entry. */
function isDone(json: string, seq: number): boolean {
  const what = parsed(json) as { action?: unknown; to?: unknown } | null;
  if (typeof what !== 'object' || what === null) return false;
  const { action, to } = what;
  if (to !== undefined) return Number.isInteger(to) && (to as number) >= 0 && (to as number) < seq;
  return typeof action === 'object' && action !== null && typeof (action as { type?: unknown }).type === 'string';
}

const isDrawn = (json: string): boolean => {
  const draws = parsed(json);
  return Array.isArray(draws) && draws.every(Number.isInteger);
};

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
