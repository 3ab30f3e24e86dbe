// A position kept every so many entries, so that a long game opens quickly. A cache: the rows may be deleted at any time.
import type { Kysely } from 'kysely';
import type { Core } from '../../engine/index.ts';
import { freeze } from '../../engine/index.ts';
import type { Schema } from '../store/schema.ts';
import type { Loaded } from './loaded.ts';

const EVERY = 50;

interface Snapshot {
  /** The move that led to it. */
  readonly head: number;
  readonly state: Core;
}

/** Called for every entry, in its transaction. */
export async function snapshot(db: Kysely<Schema>, table: Loaded, seq: number, kept: Snapshot): Promise<void> {
  if (seq % EVERY !== 0) return;
  const { rulesVersion, shape } = table.game;
  const row = { game_table: table.row.id, seq, rules_version: rulesVersion, shape, json: JSON.stringify(kept) };
  await db
    .insertInto('snapshot')
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute();
}

/** Puts the newest position that these rules wrote, in the shape they have now, where it will be found. */
export async function recall(db: Kysely<Schema>, table: Loaded): Promise<void> {
  const row = await db
    .selectFrom('snapshot')
    .select('json')
    .where('game_table', '=', table.row.id)
    .where('rules_version', '=', table.game.rulesVersion)
    .where('shape', '=', table.game.shape)
    .where('seq', '<=', table.row.seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return;
  const { head, state } = JSON.parse(row.json) as Snapshot;
  table.states.set(head, freeze(state));
}
