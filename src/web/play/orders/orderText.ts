// An order in words, and the reason why it ended.

import type { Why } from '../../../match/orders/order.ts';
import type { OrderLines } from '../../../words/web/orders.ts';
import type { Words } from '../../../words/words.ts';
import type { ShownOrder } from './ordersLink.ts';

type Lines = OrderLines['orders'];

export function orderText({ order }: Pick<ShownOrder, 'order'>, l: Lines, { f }: Words): string {
  if (order.kind === 'pass') return l.passUntil(order.until.map((alarm) => l.alarmsShort[alarm]));
  if (order.kind === 'bid') return l.bidUpTo(f.name(order.lot ?? ''), f.money(order.upTo));
  const goal = order.goal === 'floated' ? l.untilFloated : l.untilHeld(`${order.goal}%`);
  return l.buy(f.name(order.company), f.money(order.most), goal);
}

/** `nameOf` gives the name of a seat. */
export function whyText(why: Why, l: Lines, words: Words, nameOf: (seat: number) => string): string {
  const { f } = words;
  switch (why.code) {
    case 'sold':
    case 'bought':
    case 'president':
      return l.why[why.code](why.seat === null ? l.nobody : nameOf(why.seat), f.name(why.company));
    case 'started':
    case 'gone':
      return l.why[why.code](f.name(why.company));
    case 'price':
      return l.why.price(f.name(why.company), f.money(why.cost));
    case 'refused':
      return words.refusal(why.refusal);
    default:
      return l.why[why.code];
  }
}
