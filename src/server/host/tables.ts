// The host looks after tables: finds and deletes them, and hands seats over.
import type { HostTable } from '../../api/host.ts';
import { Fault } from '../http/fault.ts';
import { change, type Services } from '../play/services.ts';
import type { Store } from '../store/store.ts';
import { rearrange, seat, somebody } from '../tables/rearrange.ts';

const MOST = 100;

/** Finds tables by id, by game, or by the id of a person seated there; last moved first. */
export async function findTables({ db }: Store, text: string): Promise<HostTable[]> {
  const rows = await db
    .selectFrom('game_table')
    .selectAll()
    .$if(text !== '', (q) =>
      q.where((e) =>
        e.or([
          e('id', '=', text),
          e('game', '=', text),
          e('host', '=', text),
          e('id', 'in', e.selectFrom('seat').select('game_table').where('person', '=', text)),
        ]),
      ),
    )
    .orderBy('moved_at', 'desc')
    .limit(MOST)
    .execute();
  const seats = await db
    .selectFrom('seat')
    .leftJoin('person', 'person.id', 'seat.person')
    .select(['game_table', 'seat', 'seat.person'])
    .select((e) => e.fn.coalesce('person.name', 'seat.name').as('name'))
    .where('game_table', 'in', rows.map((row) => row.id).concat(''))
    .orderBy('seat')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    game: row.game,
    status: row.status,
    visibility: row.visibility,
    seq: row.seq,
    seats: seats.filter((one) => one.game_table === row.id).map(({ game_table: _, ...one }) => one),
    createdAt: row.created_at,
    movedAt: row.moved_at,
  }));
}

type Telling = Pick<Services, 'store' | 'bus'>;

/** Deletes a table for good, with everything played there. */
export const deleteTable = (services: Telling, id: string): Promise<void> =>
  change(services, async (db, tell) => {
    const gone = await db.deleteFrom('game_table').where('id', '=', id).executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw new Fault('notFound');
    tell({ table: id, what: 'table' });
  });

/** Gives a seat to another account, when its player is gone for good. */
export const handOver = (services: Telling, id: string, number: number, person: string): Promise<void> =>
  rearrange(services, id, async (db, { row, seats }) => {
    const there = seats.find((one) => one.seat === number);
    if (!there || there.kind === 'automaton' || row.one_screen) throw new Fault('badRequest', { field: 'seat' });
    if (seats.some((one) => one.person === person)) throw new Fault('alreadySeated');
    await seat(db, id, number, somebody(person));
    await db.deleteFrom('standing_order').where('game_table', '=', id).where('seat', '=', number).execute();
    if (row.host !== null && row.host === there.person)
      await db.updateTable('game_table').set({ host: person }).where('id', '=', id).execute();
  });
