// The revenue is paid out or withheld, all of it, and the price follows (R090-R092, R128-R129).
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { OFFER, percentOf } from '../../../../engine/shares/shares.ts';
import { dividend as declare } from '../../../../kernel/money/dividend.ts';
import { payShareholders } from '../../../../kernel/money/shareholders.ts';
import { moveBy } from '../../../../kernel/stock/price.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { prices } from '../market.ts';
import { operating, operator, type State1865, turnOf } from '../state.ts';

/** Always whole: the revenue is in tens, and so are the percents. */
const part = (amount: Money, percent: number): Money => (amount * percent) / 100;

export const dividend = declare<State1865, Event1865>({
  actor: operator,
  company: operating,
  revenue: (s) => turnOf(s).revenue,
  payOut(s, company: CompanyId, amount, emit) {
    // R129: what lies in the bank pool or with the Dragons pays nobody
    payShareholders(s, { company, amount, from: BANK, pool: null, part }, emit);
    pay(s, BANK, treasury(company), part(amount, percentOf(s, company, OFFER)), 'dividend', emit);
    moveBy(prices, s, { company, cause: 'paid' }, emit); // R090
  },
  withhold(s, company: CompanyId, revenue, emit) {
    pay(s, BANK, treasury(company), revenue, 'withheld', emit);
    moveBy(prices, s, { company, cause: revenue > 0 ? 'withheld' : 'earnedNothing' }, emit); // R091-R092
  },
});
