// Keeps a position every so many entries, so that a long game opens quickly and every move is near a known position. It
// is a cache: the rows may be deleted at any time.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Core } from '../../engine/index.ts';
import { freeze } from '../../engine/index.ts';
import type { Schema, SnapshotRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { hold, type Loaded } from './loaded.ts';

const EVERY = 50;

interface Snapshot {
  /** The move that led to it. */
  readonly head: number;
  readonly state: Core;
}

/** The snapshot to store with an entry; null between the steps. */
export const snapshotAfter = (table: Loaded, seq: number, kept: Snapshot): SnapshotRow | null =>
  seq % EVERY === 0 ? snapshotOf(table, seq, kept) : null;

export const snapshotOf = ({ game, row }: Loaded, seq: number, kept: Snapshot): SnapshotRow => ({
  game_table: row.id,
  seq,
  rules_version: game.rulesVersion,
  shape: game.shape,
  json: written(kept.head, JSON.stringify(kept.state)),
});

const sumOf = (head: number, state: string): string =>
  createHash('sha256').update(`${head} ${state}`).digest('base64url').slice(0, 22);

/** Writes the state last, so that the checksum covers its exact text. */
const written = (head: number, state: string): string =>
  `{"head":${head},"sum":"${sumOf(head, state)}","state":${state}}`;
const SUMMED = /^\{"head":(\d+),"sum":"([\w-]{22})","state":/;

/** Null if it is broken; stores of older versions have positions without a checksum. */
function readKept(json: string): Snapshot | null {
  const [begin, head, sum] = SUMMED.exec(json) ?? [];
  if (begin !== undefined && sum !== sumOf(Number(head), json.slice(begin.length, -1))) return null;
  try {
    const { head: at, state } = JSON.parse(json) as Snapshot;
    return Number.isInteger(at) && typeof state === 'object' && state !== null ? { head: at, state } : null;
  } catch {
    return null;
  }
}

export async function putSnapshot(db: Kysely<Schema>, row: SnapshotRow): Promise<void> {
  await db
    .insertInto('snapshot')
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute();
}

/** Replaces a snapshot of another shape, which is useless to this build. */
async function replaceSnapshot(db: Kysely<Schema>, row: SnapshotRow): Promise<void> {
  const { rules_version, shape, json } = row;
  await db
    .insertInto('snapshot')
    .values(row)
    .onConflict((c) => c.columns(['game_table', 'seq']).doUpdateSet({ rules_version, shape, json }))
    .execute();
}

/** The moves along a way whose positions are worth keeping. */
export const stopsAmong = (moves: readonly number[]): number[] => moves.filter((seq) => seq % EVERY === 0);

/** Stores positions that had to be recomputed, so that nobody needs to again. On a full disk they are simply lost. */
export async function keepStops(
  store: Store,
  { game, row }: Loaded,
  stops: readonly { readonly head: number; readonly state: string }[],
): Promise<void> {
  const { rulesVersion: rules_version, shape } = game;
  for (const { head, state } of stops) {
    const kept = { game_table: row.id, seq: head, rules_version, shape, json: written(head, state) };
    await store.transaction((db) => replaceSnapshot(db, kept)).catch(() => {});
  }
}

/**
 * Loads into memory the latest stored position on the way to this move, with the present rules version and shape. Reads
 * nothing if a position in memory is near enough.
 */
export async function recall(db: Kysely<Schema>, table: Loaded, move: number): Promise<void> {
  const way = new Set<number>();
  for (let seq = move; !table.states.has(seq) && seq !== 0; seq = table.before[seq]!) way.add(seq);
  if (way.size < EVERY) return;
  const kept = db
    .selectFrom('snapshot')
    .where('game_table', '=', table.row.id)
    .where('rules_version', '=', table.game.rulesVersion)
    .where('shape', '=', table.game.shape)
    .where('seq', '<=', table.row.seq);
  const onTheWay = (await kept.select('seq').execute()).filter(({ seq }) => way.has(table.heads[seq]!));
  if (onTheWay.length === 0) return;
  const { seq } = onTheWay.reduce((a, b) => (table.heads[b.seq]! > table.heads[a.seq]! ? b : a));
  const row = await kept.select('json').where('seq', '=', seq).executeTakeFirst();
  if (!row) return;
  const found = readKept(row.json);
  if (found && found.head === table.heads[seq]) return hold(table, found.head, freeze(found.state));
  // broken: delete it and look for the one before; on a full disk it stays, and the moves are played from a known
  // position
  const drop = db.deleteFrom('snapshot').where('game_table', '=', table.row.id).where('seq', '=', seq);
  const dropped = await drop.execute().then(
    () => true,
    () => false,
  );
  if (dropped) await recall(db, table, move);
}
