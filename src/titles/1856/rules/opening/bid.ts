// R013-R014: on a turn a player bids on a private that is not yet the cheapest; the money is set aside.
import { int, oneOf } from '../../../../engine/core/fields.ts';
import { nextSeat } from '../../../../engine/core/seats.ts';
import type { Step } from '../../../../engine/core/step.ts';
import type { Event1856 } from '../events.ts';
import { type PrivateId, privateIds } from '../privates.ts';
import { must } from '../rules.ts';
import { type State1856, UNSOLD } from '../state.ts';
import { auctionOf, cheapest, freeMoney, leastBid, putBid, unsold } from './auction.ts';

export interface Bid {
  readonly type: 'bid';
  readonly private: PrivateId;
  readonly amount: number;
}

export const bid: Step<State1856, Bid, Event1856> = {
  id: 'bid',
  actor: (s) => auctionOf(s).seat,
  fields: {
    private: oneOf(privateIds, unsold),
    amount: int((s, a, seat) => ({ min: leastBid(s, a.private), max: freeMoney(s, seat, a.private) })),
  },
  conditions: [
    must(
      'auction.sold',
      ['private'],
      (s, a) => s.privates[a.private] === UNSOLD,
      (_, a) => ({ private: a.private }),
    ),
    must(
      'auction.cheapest',
      ['private'],
      (s, a) => a.private !== cheapest(s),
      (_, a) => ({ private: a.private }),
    ),
    must(
      'auction.tooLow',
      ['private', 'amount'],
      (s, a) => a.amount >= leastBid(s, a.private),
      (s, a) => ({ private: a.private, least: leastBid(s, a.private) }),
    ),
    must(
      'auction.notCovered',
      ['private', 'amount'],
      (s, a, seat) => a.amount <= freeMoney(s, seat, a.private),
      (s, a, seat) => ({ free: freeMoney(s, seat, a.private) }),
    ),
  ],
  apply(s, { private: id, amount }, emit, seat) {
    const auction = auctionOf(s);
    putBid(s, id, seat, amount);
    auction.passes = 0;
    auction.seat = nextSeat(s, seat);
    emit?.({ type: 'privateBid', seat, private: id, amount });
  },
};
