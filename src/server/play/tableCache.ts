// Tables held in memory, the longest unused dropped first. Before each use a table is caught up with the store, so that
// several processes may play at it; in this process one asker at a time has it.

import { loadGame } from '../../games/registry.ts';
import { upToDate } from '../../records/upToDate.ts';
import { Fault } from '../http/fault.ts';
import type { EntryRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Aside, asideOf, emptyLoaded, grow, type KeptEntry, type Loaded, lastSeqOf } from './loaded.ts';
import { seatsOf } from './seatsOf.ts';
import { recall } from './snapshots.ts';

export interface TableCache {
  /**
   * Gives the current table to `work`, and to nobody else meanwhile. An unknown table is a fault. `begin` is called
   * when its turn has come and nothing has been read yet: changes after that call may not be seen.
   */
  use<T>(id: string, work: (table: Loaded) => T | Promise<T>, begin?: () => void): Promise<T>;
  /** The same with what this process knows already: for what follows from an entry that was kept here. */
  known<T>(id: string, work: (table: Loaded) => T | Promise<T>): Promise<T>;
  /** Forgets what is in memory: it may differ from what was kept. */
  drop(id: string): void;
}

const MOST = 1000;

export function tableCache(store: Store, most = MOST): TableCache {
  const held = new Map<string, Loaded>();
  const queues = new Map<string, Promise<unknown>>();

  async function current(id: string): Promise<Loaded> {
    const known = held.get(id);
    const table = known ? await caughtUp(store, known) : await load(store, id);
    held.delete(id);
    held.set(id, table); // the newest last
    if (held.size > most) held.delete(held.keys().next().value!);
    return table;
  }

  const inTurn = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(id) ?? Promise.resolve()).then(work);
    const settled = turn.then(
      () => {},
      () => {},
    );
    queues.set(id, settled);
    settled.then(() => queues.get(id) === settled && queues.delete(id));
    return turn;
  };

  return {
    use: (id, work, begin) =>
      inTurn(id, async () => {
        begin?.();
        return work(await current(id));
      }),
    known: (id, work) => inTurn(id, async () => work(held.get(id) ?? (await current(id)))),
    drop: (id) => void held.delete(id),
  };
}

async function load(store: Store, id: string): Promise<Loaded> {
  const row = await store.db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('notFound');
  const game = await loadGame(row.game);
  if (!game) throw new Error(`no game ${row.game} for table ${id}`);
  const table = emptyLoaded(game, row, await seatsOf(store.db, [id]));
  await readEntries(store, table);
  if (row.seq > 0) await recall(store.db, table);
  return table;
}

async function caughtUp(store: Store, table: Loaded): Promise<Loaded> {
  const { id, status } = table.row;
  const [row, seats] = await Promise.all([
    store.db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirst(),
    seatsOf(store.db, [id]),
  ]);
  if (!row) throw new Fault('notFound');
  // If the table went back or has just begun, what is in memory does not match the store.
  if (row.seq < lastSeqOf(table) || status === 'gathering') return load(store, id);
  table.row = row;
  table.seats = seats;
  if (row.seq > lastSeqOf(table)) await readEntries(store, table);
  return table;
}

/** Up to the row that was read: a newer entry comes with a newer row. */
async function readEntries(store: Store, table: Loaded): Promise<void> {
  const rows = await store.db
    .selectFrom('entry')
    .selectAll()
    .where('game_table', '=', table.row.id)
    .where('seq', '>', lastSeqOf(table))
    .where('seq', '<=', table.row.seq)
    .orderBy('seq')
    .execute();
  for (const row of rows) grow(table, entryOf(row, table));
}

function entryOf({ seq, seat, key, json, draws, at }: EntryRow, { game, row }: Loaded): KeptEntry {
  const what = JSON.parse(json) as ({ action: unknown } & Aside) | { to: number };
  const head = { seq, seat, key, draws: JSON.parse(draws) as number[], at };
  if ('to' in what) return { ...head, to: what.to };
  return { ...head, action: upToDate(game, row.rules_version, what.action), ...asideOf(what) };
}
