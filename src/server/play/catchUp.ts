// Brings a table up to the store: reads it whole, or from its last known entry.

import { upToDate } from '../../records/upToDate.ts';
import { loadGame } from '../../titles/registry.ts';
import { ready } from '../store/ready.ts';
import type { EntryRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { breathe } from './breathe.ts';
import { type Aside, asideOf, emptyLoaded, grow, headOf, type KeptEntry, type Loaded, lastSeqOf } from './loaded.ts';
import { rowOf } from './rowOf.ts';
import { seatsAt } from './seatsOf.ts';
import { recall } from './snapshots.ts';

export async function load(store: Store, id: string): Promise<Loaded> {
  const row = await rowOf(store.db, id);
  const game = await loadGame(row.game);
  if (!game) throw new Error(`no game ${row.game} for table ${id}`);
  const table = emptyLoaded(game, row, await seatsAt(store.db, id));
  await readEntries(store, table);
  await recall(store.db, table, headOf(table));
  return table;
}

export async function caughtUp(store: Store, table: Loaded): Promise<Loaded> {
  const { id, status } = table.row;
  const [row, seats] = await Promise.all([rowOf(store.db, id), seatsAt(store.db, id)]);
  // If the store went back or the game has just started, the table in memory does not match it.
  if (row.seq < lastSeqOf(table) || status === 'gathering') return load(store, id);
  table.row = row;
  table.seats = seats;
  table.proposals = null;
  if (row.seq > lastSeqOf(table)) await readEntries(store, table);
  return table;
}

const entriesBetween = ready((db, given: { table: string; after: number; last: number }) =>
  db
    .selectFrom('entry')
    .selectAll()
    .where('game_table', '=', given.table)
    .where('seq', '>', given.after)
    .where('seq', '<=', given.last)
    .orderBy('seq'),
);

/** Reads entries up to the row already read: a newer entry comes with a newer row. */
async function readEntries(store: Store, table: Loaded): Promise<void> {
  const { id, seq: last } = table.row;
  const { rows } = await entriesBetween(store.db, { table: id, after: lastSeqOf(table), last });
  for (const row of rows) {
    await breathe();
    grow(table, entryOf(row, table), row.json.length + row.draws.length + row.key.length);
  }
}

function entryOf({ seq, seat, key, json, draws, at }: EntryRow, { game, row }: Loaded): KeptEntry {
  const what = JSON.parse(json) as ({ action: unknown } & Aside) | { to: number };
  const head = { seq, seat, key, draws: JSON.parse(draws) as number[], at };
  if ('to' in what) return { ...head, to: what.to };
  return { ...head, action: upToDate(game, row.rules_version, what.action), ...asideOf(what) };
}
