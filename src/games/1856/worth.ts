// R125-R126, R144-R145: cash, shares at their price, privates at face value; company money does not count.
import type { Seat } from '../../engine/core/action.ts';
import { ruling } from '../../engine/core/state.ts';
import { cashOf } from '../../engine/money/bank.ts';
import { percentOf, unitOf } from '../../engine/shares/shares.ts';
import type { CompanyId } from './companies.ts';
import { privateIds, privates } from './privateCompanies.ts';
import { priceOf, type State1856, seatsOf, startedIds } from './state.ts';

const LOAN_LOSS = 10;

/** What one share counts at the end: before the CGR stage it loses 10 for each loan of its company (R125). */
export function shareWorth(s: State1856, company: CompanyId): number {
  const loss = s.cgr.stage === 'before' ? LOAN_LOSS * s.companies[company].loans : 0;
  const worth = priceOf(s, company) - loss;
  return ruling(s, 'loanFloor') === 'zero' ? Math.max(0, worth) : worth;
}

function worthOfSeat(s: State1856, seat: Seat): number {
  let worth = cashOf(s, seat);
  for (const company of startedIds(s)) {
    const held = percentOf(s, company, seat);
    if (held > 0) worth += shareWorth(s, company) * (held / unitOf(s, company));
  }
  for (const id of privateIds) if (s.privates[id] === String(seat)) worth += privates[id].price;
  return worth;
}

export const worthOf = (s: State1856): Record<Seat, number> =>
  Object.fromEntries(seatsOf(s).map((seat) => [seat, worthOfSeat(s, seat)]));
