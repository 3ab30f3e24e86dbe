// Changes seats, one change of a table after the other, in any process.
import type { Kysely } from 'kysely';
import { Fault } from '../http/fault.ts';
import { seatsAt } from '../play/seatsOf.ts';
import { change, type Services } from '../play/services.ts';
import type { Schema, SeatRow } from '../store/schema.ts';
import type { Seated } from './tableView.ts';

export const rearrange = <T>(
  services: Pick<Services, 'store' | 'bus'>,
  id: string,
  work: (db: Kysely<Schema>, table: Seated) => Promise<T>,
): Promise<T> =>
  change(services, async (db, tell) => {
    // Writing the row first locks it: other transactions wait, and then see this change.
    const row = await db
      .updateTable('game_table')
      .set((e) => ({ seq: e.ref('seq') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Fault('notFound');
    const done = await work(db, { row, seats: await seatsAt(db, id) });
    tell({ table: id, what: 'table' });
    return done;
  });

/** The occupant of a seat: a person, a bot, an automaton or nobody. */
export type Sitter = Pick<SeatRow, 'kind' | 'person' | 'name' | 'level'>;

export const nobody: Sitter = { kind: 'empty', person: null, name: '', level: null };
/** An empty seat for an invited person. */
export const reserved: Sitter = { ...nobody, level: 'reserved' };
export const isReserved = ({ kind, level }: Pick<SeatRow, 'kind' | 'level'>): boolean =>
  kind === 'empty' && level === reserved.level;
export const somebody = (person: string): Sitter => ({ kind: 'person', person, name: '', level: null });

export const seat = (db: Kysely<Schema>, table: string, number: number, sitter: Sitter) =>
  db.updateTable('seat').set(sitter).where('game_table', '=', table).where('seat', '=', number).execute();
