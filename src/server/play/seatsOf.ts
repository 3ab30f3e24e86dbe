import type { Kysely } from 'kysely';
import { ready } from '../store/ready.ts';
import type { Schema } from '../store/schema.ts';
import type { LoadedSeat } from './loaded.ts';

/** Seats in order. A person's own name takes precedence over the seat's. */
const seats = (db: Kysely<Schema>) =>
  db
    .selectFrom('seat')
    .leftJoin('person', 'person.id', 'seat.person')
    .selectAll('seat')
    .select((e) => [e.fn.coalesce('person.name', 'seat.name').as('called'), 'person.kind as known'])
    .orderBy('seat');

/** The seats of these tables. */
export const seatsOf = (db: Kysely<Schema>, tables: readonly string[]): Promise<LoadedSeat[]> =>
  seats(db).where('game_table', 'in', tables).execute();

const oneTable = ready((db, given: { table: string }) => seats(db).where('game_table', '=', given.table));

export const seatsAt = async (db: Kysely<Schema>, table: string): Promise<LoadedSeat[]> =>
  (await oneTable(db, { table })).rows;
