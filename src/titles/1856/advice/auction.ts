// The auction of the privates: bids near face value that leave enough to start a company.
import { below, cashOf, type Seat, seatsOf } from '../../../engine/index.ts';
import { auctionOf, cheapest, freeMoney, leastBid, priceNow, unsold } from '../rules/opening/auction.ts';
import { type PrivateId, privates } from '../rules/privates.ts';
import type { State1856 } from '../rules/state.ts';
import type { Idea, Situation } from './situation.ts';

/** A private's worth per dollar of its price: it pays, and a company may buy it for up to double. */
const WORTH = 1.3;
/** Discount on a bid: it may be beaten, and binds money until then. */
const UNSURE = 0.7;
/** Part of the start money to keep for shares. */
const FOR_SHARES = 0.6;
const START = 1500;
/** Price of the cheapest president's certificate. */
const LEAST = 130;
/** Tastes differ: the part of a worth that is drawn. */
const TASTE = 0.2;
/** Cost of buying the last private without a bid: everybody else starts his company first (R018). */
const LAST = 10;

function worthOf({ rng }: Situation, id: PrivateId): number {
  const taste = 1 + TASTE * (below(rng, 1024) / 1024 - 0.5);
  return WORTH * privates[id].price * taste;
}

/** True if nobody can afford the bid more easily: then this seat must keep the auction going. */
const isRichest = (s: State1856, seat: Seat): boolean =>
  seatsOf(s).every((other) => freeMoney(s, other, null) <= freeMoney(s, seat, null));

export function auctionIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const auction = auctionOf(s);
  const keeps = (FOR_SHARES * START) / s.players;
  if (auction.contested !== null) {
    const amount = leastBid(s, auction.contested);
    const left = freeMoney(s, seat, auction.contested) - amount;
    const value = left >= keeps ? worthOf(situation, auction.contested) - amount : -1;
    return [{ action: { type: 'raiseBid', amount }, value }];
  }
  const first = cheapest(s);
  const price = priceNow(s, first);
  const spends = (amount: number, on: PrivateId | null) => freeMoney(s, seat, on) - amount >= keeps;
  const takes = spends(price, null) || (isRichest(s, seat) && freeMoney(s, seat, null) - price >= LEAST);
  const others = unsold(s).slice(1);
  const cost = price + (others.every((id) => auction.bids[id].length > 0) ? LAST : 0);
  const ideas: Idea[] = [{ action: { type: 'buyCheapest' }, value: takes ? worthOf(situation, first) - cost : -1 }];
  for (const id of others) {
    const amount = leastBid(s, id);
    const bids = auction.bids[id];
    if (bids[bids.length - 1]?.seat === seat || !spends(amount, id) || cashOf(s, seat) < amount) continue;
    ideas.push({ action: { type: 'bid', private: id, amount }, value: UNSURE * (worthOf(situation, id) - amount) });
  }
  return ideas;
}
