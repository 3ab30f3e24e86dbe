// R013: on a turn a player buys the cheapest private left, at its price.
import type { Step } from '../../../engine/core/step.ts';
import type { Event1856 } from '../events.ts';
import { must } from '../rules.ts';
import type { State1856 } from '../state.ts';
import { auctionOf, cheapest, freeMoney, priceNow } from './bids.ts';
import { passTurn } from './passTurn.ts';
import { takeCheapest } from './sale.ts';

export interface BuyCheapest {
  readonly type: 'buyCheapest';
}

export const buyCheapest: Step<State1856, BuyCheapest, Event1856> = {
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
};
