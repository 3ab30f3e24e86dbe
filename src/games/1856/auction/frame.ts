// The private companies are sold, the cheapest first (R013-R018).
import type { Emit } from '../../../engine/core/event.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import type { FrameDef } from '../../../engine/flow/frame.ts';
import type { Event1856 } from '../events.ts';
import { beginCourse } from '../rounds/course.ts';
import { nextSeat, type PrivatesFrame, type State1856 } from '../state.ts';
import { bid } from './bid.ts';
import { auctionOf, cheapest, unsold } from './bids.ts';
import { buyCheapest } from './buyCheapest.ts';
import { raiseBid } from './raiseBid.ts';
import { sellPrivate } from './sale.ts';

/** R015: one bid buys the private that is next; several are a contest; without any a turn begins. */
const resolve: AutoStep<State1856, Event1856> = {
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

export const privates: FrameDef<State1856> = {
  cite: 'Compagnie private',
  stages: { resolve, raiseBid, turn: [buyCheapest, bid] },
  again: (s) => unsold(s).length > 0,
  end(s, { lastBuyer }: PrivatesFrame, emit: Emit<Event1856>) {
    s.priority = nextSeat(s, lastBuyer); // R018
    emit?.({ type: 'auctionOver', seat: s.priority });
    beginCourse(s);
  },
};
