// The unsold privates, the bids on them (R013-R015), and their sale (R016, R018).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { nextSeat } from '../../../../engine/core/seats.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { under } from '../../../../engine/flow/frame.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import type { Event1856 } from '../events.ts';
import type { PrivatesFrame } from '../frames.ts';
import { type PrivateId, privateIds, privates } from '../privates.ts';
import { type State1856, UNSOLD } from '../state.ts';

export const auctionOf = (s: State1856): PrivatesFrame => under<PrivatesFrame>(s, 'privates');

export const unsold = (s: State1856): PrivateId[] => privateIds.filter((id) => s.privates[id] === UNSOLD);

/** The cheapest private left; one exists as long as the auction goes on. */
export const cheapest = (s: State1856): PrivateId => unsold(s)[0]!;

/** R017: present price of a private; only the first ever costs less than printed. */
export const priceNow = (s: State1856, id: PrivateId): number =>
  privates[id].price - (id === privateIds[0] ? auctionOf(s).discount : 0);

/** R013 */
const RAISE = 5;

/** Lowest legal bid on this private. */
export const leastBid = (s: State1856, id: PrivateId): number =>
  RAISE + Math.max(priceNow(s, id), ...auctionOf(s).bids[id].map((bid) => bid.amount));

/** R014: money not set aside for bids. A bid on the private `on` does not count, because a new one replaces it. */
export function freeMoney(s: State1856, seat: Seat, on: PrivateId | null): number {
  let free = cashOf(s, seat);
  for (const id of privateIds)
    if (id !== on) for (const bid of auctionOf(s).bids[id]) if (bid.seat === seat) free -= bid.amount;
  return free;
}

/** R014: puts a bid in place of the seat's old one on this private. */
export function putBid(s: State1856, id: PrivateId, seat: Seat, amount: number): void {
  withdraw(s, id, seat);
  auctionOf(s).bids[id].push({ seat, amount });
}

export function withdraw(s: State1856, id: PrivateId, seat: Seat): void {
  const { bids } = auctionOf(s);
  bids[id] = bids[id].filter((bid) => bid.seat !== seat);
}

/** R015: seat with the lowest bid on the contested private. */
export const lowestBidder = (s: State1856): Seat => {
  const { bids, contested } = auctionOf(s);
  return bids[contested!].reduce((least, bid) => (bid.amount < least.amount ? bid : least)).seat;
};

/** R016, R018: sells the cheapest private; the turn goes on after the buyer. Unless forced, he counts for the priority. */
export function takeCheapest(s: State1856, seat: Seat, how: 'turn' | 'forced', emit: Emit<Event1856>): void {
  const auction = auctionOf(s);
  const id = cheapest(s);
  sellPrivate(s, id, seat, priceNow(s, id), how, emit);
  auction.passes = 0;
  if (how === 'turn') auction.lastBuyer = seat;
  auction.seat = nextSeat(s, seat);
}

/** A private changes hands, on a turn or by a bid. */
function sellPrivate(
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

/** R015: sells the next private to a lone bidder, opens a contest between several, begins a turn without any. */
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
