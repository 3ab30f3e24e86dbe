// Standing orders as the table asks for them, wherever they are kept.
import type { StoreApi } from 'zustand/vanilla';
import type { Seat } from '../../../engine/index.ts';
import type { OrderDraft, Why } from '../../../match/orders/order.ts';

export interface ShownOrder {
  readonly id: string;
  readonly seat: Seat;
  /** For a bid, also the lot it is about. */
  readonly order: OrderDraft & { readonly lot?: string };
  readonly status: 'open' | 'done' | 'stopped';
  readonly why: Why | null;
  /** The last entry when it ended. */
  readonly ended?: number;
}

export interface OrdersLink {
  readonly store: StoreApi<{ readonly orders: readonly ShownOrder[] }>;
  give(seat: Seat, draft: OrderDraft): Promise<void>;
  /** Withdraws an order, or puts away one that has ended. */
  drop(id: string): Promise<void>;
}
