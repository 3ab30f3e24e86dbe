// Standing orders at work: after every entry each open order of the table is asked what it does now. It acts through the
// same door as its owner, under a key made of the order and the entry it acts on: done twice, it is done once.
import type { Why } from '../../match/orders/order.ts';
import { Fault } from '../http/fault.ts';
import type { Complain } from '../http/requestLog.ts';
import type { House } from '../play/house.ts';
import type { Loaded } from '../play/loaded.ts';
import { ownerOf, positionNow } from '../play/positionAt.ts';
import { seatsFor } from '../play/rights.ts';
import { submitMove } from '../play/submitMove.ts';
import { sheetOf } from '../threads/sheets.ts';
import { endOrder, mustStand, openOrders } from './kept.ts';

export interface OrderKeeper {
  /** Something was entered at the table, or an order was given. */
  consider(table: string): void;
  close(): Promise<void>;
}

/** How often to look for orders that a process left behind when it died, in milliseconds. */
const ROUND = 30_000;

export function orderKeeper(house: House, complain: Complain): OrderKeeper {
  const { store } = house;
  const ordersAt = openOrders(store);
  /** Tables being looked at here; true if one should be looked at once more. */
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

  /** One move at the most: the entry it makes brings the next look. */
  async function attend(id: string): Promise<void> {
    const kept = await ordersAt(id);
    for (const { row, order } of kept) {
      const { seat, person, at } = row;
      const seen = await house.tables.use(id, async (table) => ({
        base: table.row.seq,
        // who has left the seat orders nothing any more; a game that is over ends an order by itself
        holds: table.row.status !== 'abandoned' && seatsFor(table, person).includes(seat),
        // who takes back what an order did does not want it done again
        undone: isUndoBy(table, person, at),
        verdict: await house.clerks.ask(
          'fire',
          ownerOf(table),
          { game: table.game.id, position: sheetOf(await positionNow(house, table)), seat, order },
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
          await submitMove(house, id, { person }, body, { by: 'order' }, (db) => mustStand(db, row.id));
          return;
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
          const refusal = error.ruled?.refusal;
          if (refusal) await end({ code: 'refused', refusal });
          // The table has moved on, and that entry brings another look; or it takes no more moves.
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

/** What was taken back before the order was given is not what the order did. */
function isUndoBy(table: Loaded, person: string, since: number): boolean {
  const last = table.entries.at(-1);
  return last !== undefined && 'to' in last && last.at > since && seatsFor(table, person).includes(last.seat);
}
