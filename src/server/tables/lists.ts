// Lists of tables: mine, those to join, those to watch.
import type { Kysely } from 'kysely';
import type { TableSummary } from '../../api/tables.ts';
import type { LoadedSeat } from '../play/loaded.ts';
import type { Requester } from '../play/rights.ts';
import { seatsOf } from '../play/seatsOf.ts';
import type { Services } from '../play/services.ts';
import type { Schema, TableRow } from '../store/schema.ts';
import { type Seated, summaryOf } from './tableView.ts';

export type List = 'mine' | 'open' | 'watch';

const MOST = 100;
/** Tables of one host in a list, so that nobody fills it. */
const OF_ONE = 3;
const MOST_READ = 1000;

export async function listTables(services: Services, list: List, requester: Requester): Promise<TableSummary[]> {
  const { db } = services.store;
  const rows = await rowsOf(db, list, requester);
  if (rows.length === 0) return [];
  const seats = await seatsOf(
    db,
    rows.map((row) => row.id),
  );
  const byTable = new Map<string, LoadedSeat[]>(rows.map((row) => [row.id, []]));
  for (const seat of seats) byTable.get(seat.game_table)?.push(seat);
  const tables = rows.map((row): Seated => ({ row, seats: byTable.get(row.id)! }));
  return tables.map((table) => summaryOf(table, { requester, online: services.online }));
}

async function rowsOf(db: Kysely<Schema>, list: List, requester: Requester): Promise<TableRow[]> {
  const all = db.selectFrom('game_table').selectAll().orderBy('moved_at', 'desc').limit(MOST);
  const running = all.where('visibility', '=', 'open').where('status', 'in', ['gathering', 'playing']);
  if (list === 'open') return fewOfEach(await running.where('id', 'in', withEmptySeat(db)).limit(MOST_READ).execute());
  if (list === 'watch') return running.where('status', '=', 'playing').execute();
  if (requester === null) return [];
  const mine = all.where((e) => e.or([e('host', '=', requester), e('id', 'in', seatedAt(db, requester))]));
  // Finished games never crowd out those in progress.
  const now = await mine.where('status', 'in', ['gathering', 'playing']).execute();
  return [...now, ...(await mine.where('status', 'in', ['over', 'abandoned']).execute())].slice(0, MOST);
}

function fewOfEach(rows: readonly TableRow[]): TableRow[] {
  const shown = new Map<string | null, number>();
  const few = rows.filter(({ host }) => {
    const before = shown.get(host) ?? 0;
    shown.set(host, before + 1);
    return before < OF_ONE;
  });
  return few.slice(0, MOST);
}

/** Tables with a seat open to anybody: a reserved seat has a level. */
const withEmptySeat = (db: Kysely<Schema>) =>
  db.selectFrom('seat').select('game_table').where('kind', '=', 'empty').where('level', 'is', null);
const seatedAt = (db: Kysely<Schema>, person: string) =>
  db.selectFrom('seat').select('game_table').where('person', '=', person);
