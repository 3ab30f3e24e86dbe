// Trains and privates change hands by agreement (R020, R090): whether the owner is asked, and what he has refused.
import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import { push } from '../../../engine/flow/frame.ts';
import type { Event1856 } from '../events.ts';
import { type OfferFrame, type State1856, turnOf } from '../state.ts';

type What = OfferFrame['what'];

/** Nobody asks himself; and by ruling nobody asks at all. */
export const isAsked = (s: State1856, owner: Seat, asker: Seat): boolean =>
  owner !== asker && ruling(s, 'consent') === 'asked';

export function askOwner(s: State1856, frame: OfferFrame, emit: Emit<Event1856>): void {
  push(s, frame);
  const { seat, company, what, item, from, price } = frame;
  emit?.({ type: 'offerMade', seat, company, what, item, from, price });
}

const key = (what: What, item: string): string => `${what}:${item}:`;

export const refusalKey = ({ what, item, price }: OfferFrame): string => key(what, item) + price;

/** The best offer for this that its owner has refused in this turn; 0 if he has refused none. */
export const refusedAt = (s: State1856, what: What, item: string): number =>
  turnOf(s)
    .refused.filter((refused) => refused.startsWith(key(what, item)))
    .reduce((most, refused) => Math.max(most, Number(refused.slice(key(what, item).length))), 0);
