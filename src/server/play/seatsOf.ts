import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { LoadedSeat } from './loaded.ts';

/** The seats of these tables in order. A person's own name takes precedence over the seat's. */
export const seatsOf = (db: Kysely<Schema>, tables: readonly string[]): Promise<LoadedSeat[]> =>
  db
    .selectFrom('seat')
    .leftJoin('person', 'person.id', 'seat.person')
    .selectAll('seat')
    .select((e) => e.fn.coalesce('person.name', 'seat.name').as('called'))
    .where('game_table', 'in', tables)
    .orderBy('seat')
    .execute();
