// Trains change hands by agreement (R106): whether the owner is asked, and what he has refused.
import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import { push } from '../../../engine/flow/frame.ts';
import type { TrainId } from '../../../engine/trains/depot.ts';
import type { Event18Mag } from '../events.ts';
import type { OfferFrame } from '../frames.ts';
import { type State18Mag, turnOf } from '../state.ts';

/** Nobody asks himself; and by ruling nobody asks at all. */
export const isAsked = (s: State18Mag, owner: Seat, asker: Seat): boolean =>
  owner !== asker && ruling(s, 'consent') === 'asked';

export function askOwner(s: State18Mag, frame: OfferFrame, emit: Emit<Event18Mag>): void {
  push(s, frame);
  const { seat, company, train, from, price } = frame;
  emit?.({ type: 'offerMade', seat, company, train, seller: from, price });
}

const key = (train: TrainId): string => `${train}:`;

export const refusalKey = ({ train, price }: OfferFrame): string => key(train) + price;

/** The best offer for this train that its owner has refused in this turn; 0 if he has refused none. */
export const refusedAt = (s: State18Mag, train: TrainId): number =>
  turnOf(s)
    .refused.filter((refused) => refused.startsWith(key(train)))
    .reduce((most, refused) => Math.max(most, Number(refused.slice(key(train).length))), 0);
