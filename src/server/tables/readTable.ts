// Reads tables from the store, with people's present names.
import type { Kysely } from 'kysely';
import type { Table } from '../../api/tables.ts';
import { toldProposals } from '../play/proposals.ts';
import { mustSee, type Requester } from '../play/rights.ts';
import { rowOf } from '../play/rowOf.ts';
import { seatsAt } from '../play/seatsOf.ts';
import type { Services } from '../play/services.ts';
import type { Schema } from '../store/schema.ts';
import { type Seated, tableOf } from './tableView.ts';

export async function readSeated(db: Kysely<Schema>, id: string): Promise<Seated> {
  return { row: await rowOf(db, id), seats: await seatsAt(db, id) };
}

/** The table as this requester may see it. */
export async function readTable(services: Services, id: string, requester: Requester, invite?: string): Promise<Table> {
  const table = await readSeated(services.store.db, id);
  mustSee(table, requester, invite);
  return tableOf(table, await toldProposals(services, id), { requester, online: services.online });
}
