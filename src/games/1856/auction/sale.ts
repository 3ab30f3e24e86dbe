// A private changes hands, on a turn or by a bid.

import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { nextSeat } from '../../../engine/core/seats.ts';
import { BANK, pay } from '../../../engine/money/bank.ts';
import type { Event1856 } from '../events.ts';
import type { PrivateId } from '../privateCompanies.ts';
import type { State1856 } from '../state.ts';
import { auctionOf, cheapest, priceNow } from './bids.ts';

/** R016, R018: the turn goes on after this buyer; so does the priority, if he was not forced and nobody buys so again. */
export function takeCheapest(s: State1856, seat: Seat, how: 'turn' | 'forced', emit: Emit<Event1856>): void {
  const auction = auctionOf(s);
  const id = cheapest(s);
  sellPrivate(s, id, seat, priceNow(s, id), how, emit);
  auction.passes = 0;
  if (how === 'turn') auction.lastBuyer = seat;
  auction.seat = nextSeat(s, seat);
}

export function sellPrivate(
  s: State1856,
  id: PrivateId,
  seat: Seat,
  price: number,
  how: 'turn' | 'bid' | 'forced',
  emit: Emit<Event1856>,
): void {
  pay(s, seat, BANK, price, 'auction', emit);
  s.privates[id] = seat;
  auctionOf(s).bids[id] = [];
  emit?.({ type: 'privateSold', seat, private: id, price, how });
}
