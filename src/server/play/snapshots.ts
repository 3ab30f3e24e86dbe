// A position kept every so many entries, so that a long game opens quickly, and any moment of it is near one that is known.
// A cache: the rows may be deleted at any time.
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

/** What is to be kept with an entry, if anything. */
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

/** The state comes last: its sum is that of the text as it stands there. */
const written = (head: number, state: string): string =>
  `{"head":${head},"sum":"${sumOf(head, state)}","state":${state}}`;
const SUMMED = /^\{"head":(\d+),"sum":"([\w-]{22})","state":/;

/** Null where it is broken; stores of older versions have positions without a sum. */
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

/** What a build of another shape has kept there is of no use to this one. */
async function replaceSnapshot(db: Kysely<Schema>, row: SnapshotRow): Promise<void> {
  const { rules_version, shape, json } = row;
  await db
    .insertInto('snapshot')
    .values(row)
    .onConflict((c) => c.columns(['game_table', 'seq']).doUpdateSet({ rules_version, shape, json }))
    .execute();
}

/** The moves on a way after which a position is worth keeping. */
export const stopsAmong = (moves: readonly number[]): number[] => moves.filter((seq) => seq % EVERY === 0);

/** Positions that had to be made again, so that nobody makes them a third time. On a full disk the way is gone again. */
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
 * Puts the position nearest before this move where it will be found, of those that these rules wrote in the shape they
 * have now. Nothing is read where a position that is held is near enough.
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
  // broken: the one before it is looked for; on a full disk it cannot go, and the moves are played from where they are known
  const drop = db.deleteFrom('snapshot').where('game_table', '=', table.row.id).where('seq', '=', seq);
  const dropped = await drop.execute().then(
    () => true,
    () => false,
  );
  if (dropped) await recall(db, table, move);
}
