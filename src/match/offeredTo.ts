// Whose answer an action needs before anything changes hands: what belongs to another player is asked for, not bought.
import { type Action, actionOf, type Choice, type GameEvent, narrow, type Seat } from '../engine/index.ts';
import type { Desk } from './menu.ts';
import { outcomeOf } from './outcomeOf.ts';

/** Who is asked, and for how much. */
interface Offer {
  readonly seat: Seat;
  readonly price: number;
}

const isOffer = (event: GameEvent): event is GameEvent & Offer => event.type === 'offerMade';

/** Null where nobody is asked. */
export const offerIn = (desk: Desk, action: Action): Offer | null =>
  outcomeOf(desk, action)?.events.find(isOffer) ?? null;

/** The same of a choice whose figures may still be open: whoever is asked is the same at every price. */
export function offerAhead(desk: Desk, choice: Choice): Offer | null {
  let whole = choice;
  while (whole.open?.kind === 'int') whole = narrow(desk.game, desk.state, whole, whole.open.min);
  return whole.open ? null : offerIn(desk, actionOf(whole));
}
