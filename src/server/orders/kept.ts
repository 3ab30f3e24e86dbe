// Stored standing orders. No entry and no news holds them: only their owner's requests show them.
import type { Kysely } from 'kysely';
import type { StandingOrder } from '../../api/orders.ts';
import type { Order, Why } from '../../match/orders/order.ts';
import { isDone } from '../../match/orders/order.ts';
import { Fault } from '../http/fault.ts';
import { byKey } from '../store/byKey.ts';
import type { OrderRow, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export interface KeptOrder {
  readonly row: OrderRow;
  readonly order: Order;
}

export function openOrders(store: Store): (table: string) => Promise<KeptOrder[]> {
  const rowsAt = openAt(store);
  return async (table) => (await rowsAt(table)).map((row) => ({ row, order: JSON.parse(row.json) as Order }));
}

const openAt = byKey('game_table', (db) =>
  db.selectFrom('standing_order').selectAll().where('status', '=', 'open').orderBy('at').orderBy('id'),
);

/** The reason an order ended, and the last entry by then. */
type Ending = Why & { readonly seq?: number };

/** Ends an order; false if it had ended before, as the first reason counts. */
export async function endOrder(db: Kysely<Schema>, id: string, why: Why, seq: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('standing_order')
    .set({ status: isDone(why) ? 'done' : 'stopped', why: JSON.stringify({ ...why, seq } satisfies Ending) })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Locks an open order until the transaction ends, so that it is withdrawn either before a move or after it. */
export async function mustStand(db: Kysely<Schema>, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('standing_order')
    .set({ status: 'open' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Fault('notFound');
}

/** The order as its owner sees it: without the position remembered with it. */
export function shown({ id, seat, json, status, why, at }: OrderRow): StandingOrder {
  const order = JSON.parse(json) as Order;
  const bare =
    order.kind === 'pass'
      ? { kind: order.kind, until: [...order.until] }
      : order.kind === 'buy'
        ? { kind: order.kind, company: order.company, goal: order.goal, most: order.most }
        : { kind: order.kind, upTo: order.upTo, lot: order.lot };
  if (why === null) return { id, seat, order: bare, status, why, at };
  const { seq: ended, ...reason } = JSON.parse(why) as Ending;
  return { id, seat, order: bare, status, why: reason, ...(ended !== undefined && { ended }), at };
}
