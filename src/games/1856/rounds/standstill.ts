// Where nothing can ever happen again the game is over, though the book does not think of it.
import type { Seat } from '../../../engine/core/action.ts';
import { stepHasChoice } from '../../../engine/core/leaves.ts';
import { OFFER, percentOf } from '../../../engine/shares/shares.ts';
import { floatPercent } from '../capital.ts';
import type { CompanyId } from '../companies.ts';
import { privateIds } from '../privateCompanies.ts';
import { CLOSED, type State1856, seatsOf, startedIds } from '../state.ts';
import { buyShare } from '../stock/buyShare.ts';
import { newStockFrame } from '../stock/frame.ts';
import { sellShares } from '../stock/sellShares.ts';
import { startCompany } from '../stock/startCompany.ts';

/** No company can take a turn, no private pays, and nobody could do anything in a stock round. */
export const isStandstill = (s: State1856): boolean =>
  startedIds(s).every((id) => !mayOperate(s, id)) &&
  privateIds.every((id) => s.privates[id] === CLOSED) &&
  seatsOf(s).every((seat) => !couldTrade(s, seat));

const mayOperate = (s: State1856, id: CompanyId): boolean =>
  s.companies[id].operated || 100 - percentOf(s, id, OFFER) >= floatPercent(s);

function couldTrade(s: State1856, seat: Seat): boolean {
  const turn: State1856 = { ...s, flow: [...s.flow, newStockFrame(2, seat)] };
  return [startCompany, buyShare, sellShares].some((step) => stepHasChoice(step, turn, seat));
}
