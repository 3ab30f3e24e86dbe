// Gives, lists and withdraws standing orders, each by the person who acts for the seat.
import type { OrderBody, Orders } from '../../api/orders.ts';
import { Fault } from '../http/fault.ts';
import type { Loaded } from '../play/loaded.ts';
import { ownerOf, positionNow } from '../play/positionAt.ts';
import { mustActFor, mustSee, seatsFor } from '../play/rights.ts';
import type { Services } from '../play/services.ts';
import { oneByOne } from '../store/oneByOne.ts';
import { randomId } from '../tables/ids.ts';
import { readSeated } from '../tables/readTable.ts';
import { encodedOf } from '../threads/encoded.ts';
import { shown } from './kept.ts';

/** Ended orders listed: the latest few. */
const ENDED = 3;
const MOST_OPEN = 8;

export async function readOrders({ store }: Services, id: string, person: string): Promise<Orders> {
  const table = await readSeated(store.db, id);
  mustSee(table, person);
  const seats = seatsFor(table, person);
  if (seats.length === 0) return { orders: [] };
  const rows = await store.db
    .selectFrom('standing_order')
    .selectAll()
    .where('game_table', '=', id)
    .where('person', '=', person)
    .where('seat', 'in', seats)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const ended = rows.filter(({ status }) => status !== 'open').slice(-ENDED);
  return { orders: rows.filter((row) => row.status === 'open' || ended.includes(row)).map(shown) };
}

export async function giveOrder(
  services: Services,
  id: string,
  person: string,
  { seat, order }: OrderBody,
): Promise<Orders> {
  const row = await services.tables.use(id, async (table) => {
    mustSee(table, person);
    mustActFor(table, person, seat);
    if (table.row.status !== 'playing') throw new Fault('notPlaying');
    const position = encodedOf(await positionNow(services, table));
    const asked = { game: table.game.id, position, seat, order };
    const kept = await services.workers.ask('place', ownerOf(table), asked, { near: id });
    if (!kept) throw new Fault('badRequest', { field: 'order' });
    return newRow(table, person, seat, JSON.stringify(kept), services.now());
  });
  const { engine, transaction } = services.store;
  await transaction(async (db) => {
    await oneByOne(db, engine, `orders ${id} ${seat}`);
    const { open } = await db
      .selectFrom('standing_order')
      .select((e) => e.fn.countAll<number>().as('open'))
      .where('game_table', '=', id)
      .where('seat', '=', seat)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    if (Number(open) >= MOST_OPEN) throw new Fault('quota', { what: 'orders', most: MOST_OPEN });
    await db.insertInto('standing_order').values(row).execute();
  });
  return readOrders(services, id, person);
}

const newRow = ({ row }: Loaded, person: string, seat: number, json: string, at: number) => ({
  ...{ id: randomId(12), game_table: row.id, seat, person, json, at },
  status: 'open' as const,
  why: null,
});

/** Withdraws an open order, or removes an ended one from the list. */
export async function dropOrder(services: Services, id: string, person: string, order: string): Promise<Orders> {
  mustSee(await readSeated(services.store.db, id), person);
  const { numDeletedRows } = await services.store.db
    .deleteFrom('standing_order')
    .where('id', '=', order)
    .where('game_table', '=', id)
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  if (numDeletedRows !== 1n) throw new Fault('notFound');
  return readOrders(services, id, person);
}
