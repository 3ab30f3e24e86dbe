// A player ends his turn of a stock round.
import { type State1856, stockOf } from '../state.ts';

/** R032: to stop after having bought or sold is no pass. */
export function passTurn(s: State1856): void {
  const round = stockOf(s);
  if (round.bought === null && round.sold.length === 0) round.passes += 1;
}
