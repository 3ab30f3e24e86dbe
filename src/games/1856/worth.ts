// R125-R126, R144-R145: cash, shares at their price, privates at face value; company money does not count.

import type { Seat } from '../../engine/core/action.ts';
import { seatsOf } from '../../engine/core/seats.ts';
import { ruling } from '../../engine/core/state.ts';
import { cashOf } from '../../engine/money/bank.ts';
import { percentOf, unitOf } from '../../engine/shares/shares.ts';
import type { CompanyId } from './companies.ts';
import { privateIds, privates } from './privateCompanies.ts';
import { priceOf, type State1856, startedIds } from './state.ts';

const LOAN_LOSS = 10;

/**
 * What one share counts at the end: 10 less for each loan of its company, as long as loans stand (R125). They are called
 * in with the first 6-train but settled only when its buyer's turn is over: a bankruptcy in between finds them standing.
 */
function shareWorth(s: State1856, company: CompanyId): number {
  const loss = LOAN_LOSS * s.companies[company].loans;
  const worth = priceOf(s, company) - loss;
  return ruling(s, 'loanFloor') === 'zero' ? Math.max(0, worth) : worth;
}

function worthOfSeat(s: State1856, seat: Seat): number {
  let worth = cashOf(s, seat);
  for (const company of startedIds(s)) {
    const held = percentOf(s, company, seat);
    if (held > 0) worth += shareWorth(s, company) * (held / unitOf(s, company));
  }
  for (const id of privateIds) if (s.privates[id] === seat) worth += privates[id].price;
  return worth;
}

export const worthOf = (s: State1856): Record<Seat, number> =>
  Object.fromEntries(seatsOf(s).map((seat) => [seat, worthOfSeat(s, seat)]));
