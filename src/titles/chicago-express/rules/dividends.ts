// Dividends, general or of one company alone: the bank pays, company money is not touched (R079-R081).
import type { Emit } from '../../../engine/core/event.ts';
import { BANK, type Money, pay } from '../../../engine/money/bank.ts';
import { divideUp } from '../../../engine/money/divide.ts';
import type { CompanyId } from './companies.ts';
import type { ChicagoEvent, Reason } from './events.ts';
import { type ChicagoState, sharesOf, sharesSold } from './state.ts';

/** R079: this income on one share, rounded up; 0 while no share is sold (R080). */
export const incomePerShare = (income: Money, sold: number): Money => (sold === 0 ? 0 : divideUp(income, sold));

/** The dividend of one share. */
export const dividendPerShare = (s: ChicagoState, company: CompanyId): Money =>
  incomePerShare(s.income[company], sharesSold(s, company));

/** R038: the income over the shares sold and the one on offer, rounded up. */
export const minimumBid = (s: ChicagoState, company: CompanyId): Money =>
  divideUp(s.income[company], sharesSold(s, company) + 1);

export function payDividend(s: ChicagoState, company: CompanyId, reason: Reason, emit: Emit<ChicagoEvent>): void {
  const perShare = dividendPerShare(s, company);
  emit?.({ type: 'dividend', company, perShare, income: s.income[company], sold: sharesSold(s, company) });
  for (let seat = 1; seat <= s.players; seat++) pay(s, BANK, seat, perShare * sharesOf(s, company, seat), reason, emit);
}
