// Actions that need another player's answer first: his property is asked for, not bought.
import { type Action, actionOf, type Choice, type GameEvent, narrow, type Seat } from '../engine/index.ts';
import type { Desk } from './menu.ts';
import { outcomeOf } from './outcomeOf.ts';

/** The seat that is asked, and the price. */
interface Offer {
  readonly seat: Seat;
  readonly price: number;
}

const isOffer = (event: GameEvent): event is GameEvent & Offer => event.type === 'offerMade';

/** Null if nobody is asked. */
export const offerIn = (desk: Desk, action: Action): Offer | null =>
  outcomeOf(desk, action)?.events.find(isOffer) ?? null;

/** The same for a choice with open figures: the seat is the same at every price. */
export function offerAhead(desk: Desk, choice: Choice): Offer | null {
  let whole = choice;
  while (whole.open?.kind === 'int') whole = narrow(desk.game, desk.state, whole, whole.open.min);
  return whole.open ? null : offerIn(desk, actionOf(whole));
}
