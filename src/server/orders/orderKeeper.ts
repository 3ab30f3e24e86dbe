// Carries out standing orders: after every entry, each open order of the table is asked for its move. It acts through
// the same door as its owner, with a key made of the order and the last entry, so that a repeated try counts once.
import type { Why } from '../../match/orders/order.ts';
import { Fault } from '../http/fault.ts';
import type { Complain } from '../http/requestLog.ts';
import type { Loaded } from '../play/loaded.ts';
import { ownerOf, positionNow } from '../play/positionAt.ts';
import { seatsFor } from '../play/rights.ts';
import type { Services } from '../play/services.ts';
import { submitMove } from '../play/submitMove.ts';
import { encodedOf } from '../threads/encoded.ts';
import { endOrder, mustStand, openOrders } from './kept.ts';

export interface OrderKeeper {
  /** Looks at a table after a new entry or order. */
  consider(table: string): void;
  close(): Promise<void>;
}

/** Milliseconds between two searches for orders that a dead process left behind. */
const ROUND = 30_000;

export function orderKeeper(services: Services, complain: Complain): OrderKeeper {
  const { store } = services;
  const ordersAt = openOrders(store);
  /** Tables in work here; true if one needs one more look. */
  const busy = new Map<string, boolean>();
  const underWay = new Set<Promise<void>>();
  let closed = false;

  function consider(table: string): void {
    if (closed) return;
    if (busy.has(table)) return void busy.set(table, true);
    busy.set(table, false);
    const work = attend(table)
      .catch((error) => complain(error, `the orders of ${table}`))
      .finally(() => {
        underWay.delete(work);
        const again = busy.get(table);
        busy.delete(table);
        if (again) consider(table);
      });
    underWay.add(work);
  }

  /** Makes one move at most: its entry brings the next look. */
  async function attend(id: string): Promise<void> {
    const kept = await ordersAt(id);
    for (const { row, order } of kept) {
      const { seat, person, at } = row;
      const seen = await services.tables.use(id, async (table) => ({
        base: table.row.seq,
        // an owner without the seat orders nothing any more; the end of the game ends an order by itself
        holds: table.row.status !== 'abandoned' && seatsFor(table, person).includes(seat),
        // an owner who undoes an order's move does not want it repeated
        undone: isUndoBy(table, person, at),
        verdict: await services.workers.ask(
          'fire',
          ownerOf(table),
          { game: table.game.id, position: encodedOf(await positionNow(services, table)), seat, order },
          { near: id },
        ),
      }));
      if (closed) return;
      const end = (why: Why) => endOrder(store.db, row.id, why, seen.base);
      if (!seen.holds) await end({ code: 'left' });
      else if (seen.undone) await end({ code: 'undone' });
      else if (seen.verdict.does === 'end') await end(seen.verdict.why);
      else if (seen.verdict.does === 'act') {
        const body = { key: `order-${row.id}-${seen.base}`, base: seen.base, seat, action: seen.verdict.action };
        try {
          await submitMove(services, id, { person }, body, { by: 'order' }, (db) => mustStand(db, row.id));
          return;
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
          const refusal = error.ruled?.refusal;
          if (refusal) await end({ code: 'refused', refusal });
          // Another entry came first and brings another look, or the table takes no more moves.
          else if (error.code === 'stale' || error.code === 'notPlaying' || error.code === 'tooLong') return;
          // withdrawn meanwhile
          else if (error.code === 'notFound') continue;
          else throw error;
        }
      }
    }
  }

  async function look(): Promise<void> {
    const rows = await store.db
      .selectFrom('standing_order')
      .select('game_table')
      .distinct()
      .where('status', '=', 'open')
      .execute();
    for (const { game_table } of rows) consider(game_table);
  }
  const round = () => void look().catch((error) => complain(error, 'the round of the orders'));
  const rounds = setInterval(round, ROUND);
  rounds.unref();
  round();

  return {
    consider,
    async close() {
      closed = true;
      clearInterval(rounds);
      await Promise.all(underWay);
    },
  };
}

/** Undos up to the giving of the order do not concern its moves. */
function isUndoBy(table: Loaded, person: string, since: number): boolean {
  const last = table.entries.at(-1);
  return last !== undefined && 'to' in last && last.at > since && seatsFor(table, person).includes(last.seat);
}
