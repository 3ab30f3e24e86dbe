// Reads tables from the store, with people's present names.
import type { Kysely } from 'kysely';
import type { Table } from '../../api/tables.ts';
import type { House } from '../play/house.ts';
import { toldProposals } from '../play/proposals.ts';
import { type Asker, mustSee } from '../play/rights.ts';
import { rowOf } from '../play/rowOf.ts';
import { seatsAt } from '../play/seatsOf.ts';
import type { Schema } from '../store/schema.ts';
import { type Seated, tableOf } from './tableView.ts';

export async function readSeated(db: Kysely<Schema>, id: string): Promise<Seated> {
  return { row: await rowOf(db, id), seats: await seatsAt(db, id) };
}

/** The table as this asker may see it. */
export async function readTable(house: House, id: string, asker: Asker, invite?: string): Promise<Table> {
  const table = await readSeated(house.store.db, id);
  mustSee(table, asker, invite);
  return tableOf(table, await toldProposals(house, id), { asker, online: house.online });
}
