// R017: what passing leads to when everybody has passed.

import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { nextSeat } from '../../../engine/core/seats.ts';
import type { Event1856 } from '../events.ts';
import { privateIds } from '../privateCompanies.ts';
import { payPrivates } from '../privates/pay.ts';
import type { State1856 } from '../state.ts';
import { auctionOf, cheapest, priceNow } from './bids.ts';
import { takeCheapest } from './sale.ts';

const REDUCTION = 5;

export function passTurn(s: State1856, emit: Emit<Event1856>, seat: Seat): void {
  const auction = auctionOf(s);
  auction.passes += 1;
  auction.seat = nextSeat(s, seat);
  if (auction.passes < s.players) return;
  auction.passes = 0;
  const id = cheapest(s);
  if (id !== privateIds[0]) {
    payPrivates(s, emit);
    return;
  }
  auction.discount += REDUCTION;
  emit?.({ type: 'privateReduced', private: id, price: priceNow(s, id) });
  if (priceNow(s, id) === 0) takeCheapest(s, auction.seat, 'forced', emit);
}
