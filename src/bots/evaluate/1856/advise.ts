// What to do in a position of 1856: ideas of whoever knows the frame, the best first, and all of them legal.
import { type Action, PASS } from '../../../engine/core/action.ts';
import { below } from '../../../engine/core/chance.ts';
import { checkWhole } from '../../../engine/core/check.ts';
import { wander } from '../../../engine/core/wander.ts';
import { top } from '../../../engine/flow/frame.ts';
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

/** What differs by less, of what it is worth or of a dollar or two, it draws: nobody likes to play the same game twice. */
const ALIKE = 0.05;
const DOLLARS = 2;

const drawn = (value: number, rng: number[]): number =>
  value - (Math.min(DOLLARS, ALIKE * Math.abs(value)) * below(rng, 1024)) / 1024;

/** At most so many actions, the best first; one at least. */
export function advise(seen: Seen, most: number): Action[] {
  const { game, s, seat, rng } = seen;
  const ideas = [{ action: PASS, value: 0 }, ...advisers[top(s)!.kind]!(seen)]
    .map(({ action, value }) => ({ action, value: drawn(value, rng) }))
    .sort((a, b) => b.value - a.value);
  const legal: Action[] = [];
  for (const { action } of ideas) {
    if (legal.length >= most) break;
    if (checkWhole(game, s, seat, action) === null) legal.push(action);
  }
  return legal.length > 0 ? legal : [wander(game, s, seat, rng)];
}
