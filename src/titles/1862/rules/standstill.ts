// Nothing can ever happen again: no company operates, and nobody can start one, buy or sell. The book does not speak of it;
// the game ends then.
import type { Seat } from '../../../engine/core/action.ts';
import { stepHasChoice } from '../../../engine/core/leaves.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { companyIds } from './companies.ts';
import { newStockFrame } from './frames.ts';
import { isStartable } from './home.ts';
import { hasRoom } from './limits.ts';
import { RESERVE } from './opening/parliament.ts';
import { isFloated, own, type State1862 } from './state.ts';
import { buyShare } from './stock/buyShare.ts';
import { sellShares } from './stock/sellShares.ts';
import { startCompany } from './stock/startCompany.ts';

/** In a parliament or a stock round. */
const couldStart = (s: State1862, seat: Seat): boolean => hasRoom(s, seat) && cashOf(s, seat) >= RESERVE;

function couldTrade(s: State1862, seat: Seat): boolean {
  const turn = { ...s, flow: [...s.flow, newStockFrame(2, seat)] };
  return [startCompany, buyShare, sellShares].some((step) => stepHasChoice(step, turn, seat));
}

/** Whether a company is there to be started, now or in the next stock round (R189). */
const hasStart = (s: State1862): boolean => companyIds.some((id) => own(s, id).heldBack || isStartable(s, id));

export function isStandstill(s: State1862): boolean {
  if (companyIds.some((id) => isFloated(s, id))) return false;
  const starts = hasStart(s);
  return seatsOf(s).every((seat) => !(starts && couldStart(s, seat)) && !couldTrade(s, seat));
}
