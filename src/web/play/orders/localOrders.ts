// Orders in a game of this browser, stored with it and carried out by the page itself.
import { createStore } from 'zustand/vanilla';
import type { Core, Game, Seat } from '../../../engine/index.ts';
import { newOrder } from '../../../match/orders/newOrder.ts';
import { isDone, type Order, type Why } from '../../../match/orders/order.ts';
import { wouldFire } from '../../../match/orders/wouldFire.ts';
import { keep, kept } from '../../app/keep.ts';
import { randomText } from '../random.ts';
import type { OrdersLink, ShownOrder } from './ordersLink.ts';

interface LocalOrder extends ShownOrder {
  readonly order: Order;
}

interface Position {
  readonly game: Game;
  readonly state: Core;
  /** The last entry. */
  readonly seq: number;
}

export interface LocalOrders extends OrdersLink {
  /** Ends orders whose situation has changed, and returns the next action of a waiting seat; null without one. */
  next(position: Position): { readonly seat: Seat; readonly action: unknown } | null;
  /** Hears of an undo. */
  undone(): void;
}

/** Ended orders listed: the latest few. */
const ENDED = 3;

export function localOrders(id: string, now: () => Position | null, changed: () => void): LocalOrders {
  const name = `orders.${id}`;
  const store = createStore<{ readonly orders: readonly LocalOrder[] }>(() => ({ orders: read(name) }));
  const all = () => store.getState().orders;
  function set(orders: readonly LocalOrder[]): void {
    const ended = orders.filter(({ status }) => status !== 'open').slice(-ENDED);
    const left = orders.filter((order) => order.status === 'open' || ended.includes(order));
    keep(name, left.length > 0 ? JSON.stringify(left) : null);
    store.setState({ orders: left });
  }
  const ending = (why: Why, ended: number) => (order: LocalOrder) => ({
    ...order,
    why,
    ended,
    status: isDone(why) ? ('done' as const) : ('stopped' as const),
  });
  return {
    store,
    async give(seat, draft) {
      const position = now();
      const order = position && newOrder(position.game, position.state, seat, draft);
      if (!order) return;
      set([...all(), { id: randomText(10), seat, order, status: 'open', why: null }]);
      changed();
    },
    async drop(order) {
      set(all().filter((one) => one.id !== order));
    },
    next({ game, state, seq }) {
      for (const one of all()) {
        if (one.status !== 'open') continue;
        const verdict = wouldFire(game, state, one.seat, one.order);
        if (verdict.does === 'act') return { seat: one.seat, action: verdict.action };
        if (verdict.does === 'end')
          set(all().map((other) => (other === one ? ending(verdict.why, seq)(other) : other)));
      }
      return null;
    },
    undone() {
      const end = ending({ code: 'undone' }, now()?.seq ?? 0);
      set(all().map((one) => (one.status === 'open' ? end(one) : one)));
    },
  };
}

function read(name: string): readonly LocalOrder[] {
  try {
    return JSON.parse(kept(name) ?? '[]') as readonly LocalOrder[];
  } catch {
    return [];
  }
}

/** Deletes the orders together with their game of this browser. */
export const forgetOrders = (id: string): void => keep(`orders.${id}`, null);
