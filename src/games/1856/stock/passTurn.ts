import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import type { Event1856 } from '../events.ts';
import { type State1856, stockOf } from '../state.ts';

/** R032: to stop after having bought or sold is no pass. */
export function passTurn(s: State1856, _: Emit<Event1856>, __: Seat): void {
  const round = stockOf(s);
  if (round.bought === null && round.sold.length === 0) round.passes += 1;
}
