// The table's access to standing orders, wherever they are stored.
import type { StoreApi } from 'zustand/vanilla';
import type { Seat } from '../../../engine/index.ts';
import type { OrderDraft, Why } from '../../../match/orders/order.ts';

export interface ShownOrder {
  readonly id: string;
  readonly seat: Seat;
  /** The order, with its lot for a bid. */
  readonly order: OrderDraft & { readonly lot?: string };
  readonly status: 'open' | 'done' | 'stopped';
  readonly why: Why | null;
  /** The last entry when it ended. */
  readonly ended?: number;
}

export interface OrdersLink {
  readonly store: StoreApi<{ readonly orders: readonly ShownOrder[] }>;
  give(seat: Seat, draft: OrderDraft): Promise<void>;
  /** Withdraws an open order, or removes an ended one from the list. */
  drop(id: string): Promise<void>;
}
