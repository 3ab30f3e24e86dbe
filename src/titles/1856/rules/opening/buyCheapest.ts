// R013: on a turn a player buys the cheapest private left, at its price; when all pass, it grows cheaper (R017).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { nextSeat } from '../../../../engine/core/seats.ts';
import type { Step } from '../../../../engine/core/step.ts';
import type { Event1856 } from '../events.ts';
import { payPrivates } from '../operating/privates.ts';
import { privateIds } from '../privates.ts';
import { must } from '../rules.ts';
import type { State1856 } from '../state.ts';
import { auctionOf, cheapest, freeMoney, priceNow, takeCheapest } from './auction.ts';

export interface BuyCheapest {
  readonly type: 'buyCheapest';
}

const REDUCTION = 5;

/** R017: what passing leads to when everybody has passed. */
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
