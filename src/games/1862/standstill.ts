// Where nothing can ever happen again the game is over, though the book does not think of it: fines and bankruptcies can
// leave all players without the price of a company, and no company on the map.
import type { Seat } from '../../engine/core/action.ts';
import type { Emit } from '../../engine/core/event.ts';
import { stepHasChoice } from '../../engine/core/leaves.ts';
import { seatsOf } from '../../engine/core/seats.ts';
import { cashOf } from '../../engine/money/bank.ts';
import { endGame } from './end.ts';
import type { Event1862 } from './events.ts';
import { newStockFrame } from './frames.ts';
import { RESERVE } from './opening/parliament.ts';
import { isFloated, type State1862, startedIds } from './state.ts';
import { buyShare } from './stock/buyShare.ts';
import { sellShares } from './stock/sellShares.ts';

/** R023, R055: with or without a charter, a company costs at least so much. */
const couldStart = (s: State1862, seat: Seat): boolean => cashOf(s, seat) >= RESERVE;

function couldTrade(s: State1862, seat: Seat): boolean {
  const turn = { ...s, flow: [...s.flow, newStockFrame(2, seat)] };
  return [buyShare, sellShares].some((step) => stepHasChoice(step, turn, seat));
}

/** Asked before each stock round. No company operates, so that nobody's money ever grows. */
export function endAtStandstill(s: State1862, emit: Emit<Event1862>): boolean {
  if (startedIds(s).some((id) => isFloated(s, id))) return false;
  if (seatsOf(s).some((seat) => couldStart(s, seat) || couldTrade(s, seat))) return false;
  endGame(s, 'standstill', emit);
  return true;
}
