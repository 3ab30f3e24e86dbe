// Orders stored on the server. No news tells of them, so they are asked for after each entry that may have ended one.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OrderBody, Orders } from '../../../api/orders.ts';
import { api } from '../../net/api.ts';
import type { LinkState } from '../link.ts';
import type { OrdersLink, ShownOrder } from './ordersLink.ts';

/** Milliseconds to wait, as the server checks its orders after the entry and perhaps acts. */
const LATER = 600;

export function remoteOrders(id: string, table: StoreApi<LinkState>): OrdersLink & { close(): void } {
  const store = createStore<{ readonly orders: readonly ShownOrder[] }>(() => ({ orders: [] }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  const take = ({ orders }: Orders) => store.setState({ orders: orders as readonly ShownOrder[] });
  const read = () => {
    asked = true;
    api.orders(id).then(take, () => {}); // asked again with the next entry
  };
  const unfollow = table.subscribe(({ table: now, timeline }, before) => {
    if (now?.status !== 'playing' || now.yours.length === 0) return;
    if (!asked) return read();
    if (timeline === before.timeline || store.getState().orders.every(({ status }) => status !== 'open')) return;
    clearTimeout(timer);
    timer = setTimeout(read, LATER);
  });
  return {
    store,
    async give(seat, draft) {
      take(await api.giveOrder(id, { seat, order: draft } as OrderBody));
    },
    async drop(order) {
      take(await api.dropOrder(id, order));
    },
    close() {
      unfollow();
      clearTimeout(timer);
    },
  };
}
