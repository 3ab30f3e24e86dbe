// Standing orders: an order's verdict on a position, and a new order in the form to be stored.
import type { Seat } from '../../../engine/index.ts';
import { newOrder } from '../../../match/orders/newOrder.ts';
import type { Order, OrderDraft } from '../../../match/orders/order.ts';
import { type Verdict, wouldFire } from '../../../match/orders/wouldFire.ts';
import { loadGame } from '../../../titles/registry.ts';
import { decode, type EncodedState } from '../encoded.ts';

interface At {
  readonly game: string;
  readonly position: EncodedState;
  readonly seat: Seat;
}
export type Firing = At & { readonly order: Order };
export type Placing = At & { readonly order: OrderDraft };

export const fire = async ({ game, position, seat, order }: Firing): Promise<Verdict> =>
  wouldFire((await loadGame(game))!, decode(position), seat, order);

/** The order to store; null if it makes no sense now. */
export const place = async ({ game, position, seat, order }: Placing): Promise<Order | null> =>
  newOrder((await loadGame(game))!, decode(position), seat, order);
