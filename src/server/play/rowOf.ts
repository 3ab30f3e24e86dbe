import type { Kysely } from 'kysely';
import { Fault } from '../http/fault.ts';
import { ready } from '../store/ready.ts';
import type { Schema, TableRow } from '../store/schema.ts';

const row = ready((db, given: { id: string }) => db.selectFrom('game_table').selectAll().where('id', '=', given.id));

/** The row of a table; throws if there is none. */
export async function rowOf(db: Kysely<Schema>, id: string): Promise<TableRow> {
  const [found] = (await row(db, { id })).rows;
  if (!found) throw new Fault('notFound');
  return found;
}
