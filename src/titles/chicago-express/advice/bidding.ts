// Plays an auction out in thought. Each seat raises by one the more likely, the more it gains by that: by getting the
// share, by keeping it from another, or because somebody who needs it more will surely go on and pay more.
import { margin } from '../../../bots/margin.ts';
import { type AscendingFrame, cashOf, type Seat } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { ChicagoState } from '../rules/state.ts';
import { afterSale, standing, type Worth } from './forecast.ts';

/** The gain that makes a raise about three times as likely as leaving: a rival's judgement is not known exactly. */
const DOUBT = 0.4;

/** The forecasts expected when the auction is over. */
export function afterAuction(s: ChicagoState, auction: AscendingFrame): Worth {
  const { least, opener, occasion } = auction;
  const sale = afterSale(s, auction.lot as CompanyId);
  const unsold = () => (occasion === 'opening' ? sale(opener, 0) : standing(s));
  const rest = auctionAt(s, sale);
  const { bidder, high, turn, remaining } = auction;
  if (bidder !== null) return rest(bidder, high, setOf(remaining));
  /** Before the first bid: this seat may open. */
  const first = (seat: Seat, left: number): Worth => {
    const others = left & ~bit(seat);
    const passed = others === 0 ? unsold() : first(following(s, seat, others), others);
    return cashOf(s, seat) < least ? passed : mix(rest(seat, least, left), passed, seat);
  };
  return first(turn, setOf(remaining));
}

const bit = (seat: Seat): number => 1 << (seat - 1);
const setOf = (seats: readonly Seat[]): number => seats.reduce((set, seat) => set | bit(seat), 0);

/** The next seat clockwise in a set. */
function following(s: ChicagoState, seat: Seat, set: number): Seat {
  let next = seat;
  do next = (next % s.players) + 1;
  while (!(set & bit(next)));
  return next;
}

/** What comes of it if this seat raises as likely as it gains by that. */
function mix(raised: Worth, passed: Worth, seat: Seat): Worth {
  const likely = 1 / (1 + Math.exp((margin(passed, seat) - margin(raised, seat)) / DOUBT));
  return passed.map((w, i) => w + likely * (raised[i]! - w));
}

/** The rest of an auction with a standing bid, by its bidder, the bid and the seats that have not left. */
function auctionAt(
  s: ChicagoState,
  sale: (buyer: Seat, price: number) => Worth,
): (bidder: Seat, bid: number, left: number) => Worth {
  const known = new Map<number, Worth>();
  const rest = (bidder: Seat, bid: number, left: number): Worth => {
    const key = (bid * (s.players + 1) + bidder) * 64 + left;
    const found = known.get(key);
    if (found) return found;
    let worth: Worth;
    if (left === bit(bidder)) worth = sale(bidder, bid);
    else {
      const seat = following(s, bidder, left);
      worth = rest(bidder, bid, left & ~bit(seat));
      if (cashOf(s, seat) > bid) worth = mix(rest(seat, bid + 1, left), worth, seat);
    }
    known.set(key, worth);
    return worth;
  };
  return rest;
}
