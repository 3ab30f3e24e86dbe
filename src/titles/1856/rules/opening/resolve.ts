// What the bids on the private that is next lead to (R015).
import type { AutoStep } from '../../../../engine/core/step.ts';
import type { Event1856 } from '../events.ts';
import type { State1856 } from '../state.ts';
import { auctionOf, cheapest, sellPrivate, unsold } from './auction.ts';

/** R015: one bid buys the private that is next; several are a contest; without any a turn begins. */
export const resolve: AutoStep<State1856, Event1856> = {
  id: 'resolve',
  auto(s, emit) {
    const auction = auctionOf(s);
    while (unsold(s).length > 0 && auction.bids[cheapest(s)].length === 1) {
      const id = cheapest(s);
      const { seat, amount } = auction.bids[id][0]!;
      sellPrivate(s, id, seat, amount, 'bid', emit);
      auction.contested = null;
    }
    const next = unsold(s)[0];
    if (next === undefined) auction.at = null;
    else if (auction.bids[next].length === 0) auction.at = 'turn';
    else if (auction.contested === null) {
      auction.contested = next;
      emit?.({ type: 'privateContested', private: next, seats: auction.bids[next].map((one) => one.seat) });
    }
  },
};
