// What to do in a position of 1856: ideas of whoever knows the frame, the best first, and all of them legal.
import type { Action } from '../../../engine/core/action.ts';
import { top } from '../../../engine/flow/frame.ts';
import { ranked } from '../kit18xx/ranked.ts';
import { auctionIdeas } from './auction.ts';
import { discardIdeas, formationIdeas, offerIdeas } from './offers.ts';
import { raiseIdeas } from './raise.ts';
import type { Adviser, Seen } from './seen.ts';
import { settleIdeas } from './settle.ts';
import { stockIdeas } from './stock.ts';
import { cityIdeas } from './tokens.ts';
import { turnIdeas } from './turn.ts';

const advisers: Readonly<Record<string, Adviser>> = {
  privates: auctionIdeas,
  stock: stockIdeas,
  turn: (seen) => [...turnIdeas(seen), ...raiseIdeas(seen)],
  raise: raiseIdeas,
  offer: offerIdeas,
  discard: discardIdeas,
  city: cityIdeas,
  settling: settleIdeas,
  formation: formationIdeas,
};

/** At most so many actions, the best first; one at least. */
export function advise(seen: Seen, most: number): Action[] {
  const { game, s, seat, rng } = seen;
  return ranked(game, s, seat, rng, advisers[top(s)!.kind]!(seen), most);
}
