// The steps of the auction: buy the cheapest private, bid on another, raise a contested bid (R013-R015, R017).
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { int, oneOf } from '../../../../engine/core/fields.ts';
import { nextSeat } from '../../../../engine/core/seats.ts';
import { step } from '../../../../engine/core/step.ts';
import type { Event1856 } from '../events.ts';
import { payPrivates } from '../operating/privates.ts';
import { type PrivateId, privateIds } from '../privates.ts';
import { type State1856, UNSOLD } from '../state.ts';
import {
  auctionOf,
  cheapest,
  freeMoney,
  leastBid,
  lowestBidder,
  priceNow,
  putBid,
  takeCheapest,
  unsold,
  withdraw,
} from './auction.ts';

const REDUCTION = 5;

/** R017: passes. When all have passed, the first private grows cheaper, or once it is sold the privates pay. */
function passTurn(s: State1856, emit: Emit<Event1856>, seat: Seat): void {
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

/** R013: buys the cheapest private at its present price. */
export const buyCheapest = step<State1856, { readonly type: 'buyCheapest' }, Event1856>()({
  id: 'buyCheapest',
  actor: (s) => auctionOf(s).seat,
  fields: {},
  conditions: [
    must(
      'auction.notCovered',
      [],
      (s, _, seat) => priceNow(s, cheapest(s)) <= freeMoney(s, seat, null),
      (s, _, seat) => ({ free: freeMoney(s, seat, null) }),
    ),
  ],
  apply(s, _, emit, seat) {
    takeCheapest(s, seat, 'turn', emit);
  },
  pass: passTurn,
});

/** R013-R014: bids on a private other than the cheapest; the money is set aside. */
export const bid = step<
  State1856,
  { readonly type: 'bid'; readonly private: PrivateId; readonly amount: number },
  Event1856
>()({
  id: 'bid',
  actor: (s) => auctionOf(s).seat,
  fields: {
    private: oneOf(privateIds, unsold),
    amount: int((s, a, seat) => ({ min: leastBid(s, a.private), max: freeMoney(s, seat, a.private) })),
  },
  conditions: [
    must('auction.sold', ['private'], (s, a) => s.privates[a.private] === UNSOLD),
    must('auction.cheapest', ['private'], (s, a) => a.private !== cheapest(s)),
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
});

const contested = (s: State1856) => auctionOf(s).contested!;

/** R015: the lowest of several bidders for the next private raises or leaves. */
export const raiseBid = step<State1856, { readonly type: 'raiseBid'; readonly amount: number }, Event1856>()({
  id: 'raiseBid',
  actor: lowestBidder,
  fields: {
    amount: int((s, _, seat) => ({ min: leastBid(s, contested(s)), max: freeMoney(s, seat, contested(s)) })),
  },
  conditions: [
    must(
      'auction.raiseTooLow',
      ['amount'],
      (s, a) => a.amount >= leastBid(s, contested(s)),
      (s) => ({ private: contested(s), least: leastBid(s, contested(s)) }),
    ),
    must(
      'auction.notCovered',
      ['amount'],
      (s, a, seat) => a.amount <= freeMoney(s, seat, contested(s)),
      (s, _, seat) => ({ free: freeMoney(s, seat, contested(s)) }),
    ),
  ],
  apply(s, { amount }, emit, seat) {
    const auction = auctionOf(s);
    putBid(s, contested(s), seat, amount);
    auction.at = 'resolve';
    emit?.({ type: 'privateBid', seat, private: contested(s), amount });
  },
  pass(s, _, seat) {
    withdraw(s, contested(s), seat);
    auctionOf(s).at = 'resolve';
  },
});
