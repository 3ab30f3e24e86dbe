// R015: several have bid on the private that is next; whoever has bid least raises or leaves.
import { int } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import type { Event1856 } from '../events.ts';
import { must } from '../rules.ts';
import type { State1856 } from '../state.ts';
import { auctionOf, freeMoney, leastBid, lowestBidder, putBid, withdraw } from './auction.ts';

export interface RaiseBid {
  readonly type: 'raiseBid';
  readonly amount: number;
}

const contested = (s: State1856) => auctionOf(s).contested!;

export const raiseBid: Step<State1856, RaiseBid, Event1856> = {
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
};
