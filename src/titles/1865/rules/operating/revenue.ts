// Trains earn by the traffic that they cover, without running anywhere (R126-R127). The whole revenue is paid out or
// withheld, and the price follows (R090-R092, R128-R129).
import { treasury } from '../../../../engine/core/owner.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { OFFER, percentOf } from '../../../../engine/shares/shares.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { dividend as declare } from '../../../../kernel/money/dividend.ts';
import { payShareholders } from '../../../../kernel/money/shareholders.ts';
import { moveBy } from '../../../../kernel/stock/price.ts';
import { MARITIME_COVERAGE } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { prices } from '../market.ts';
import { maritimesOwned, own, type State1865, turnOf } from '../state.ts';
import { coverageOf } from '../trains.ts';

const PER_UNIT = 10;

/** Traffic that a company's trains and maritime companies can carry; without a train nothing (R017, R021). */
export function coverageIn(s: State1865, company: string): number {
  const trains = trainsOf(s, company);
  if (trains.length === 0) return 0;
  const maritime = MARITIME_COVERAGE * maritimesOwned(s, treasury(company)).length;
  return trains.reduce((sum, train) => sum + coverageOf(train), maritime);
}

export const revenueOf = (s: State1865, company: string): Money =>
  PER_UNIT * Math.min(own(s, company).traffic, coverageIn(s, company));

export const revenue: AutoStep<State1865, Event1865> = {
  id: 'revenue',
  auto(s, emit) {
    const turn = turnOf(s);
    const { company } = turn;
    turn.revenue = revenueOf(s, company);
    const [{ traffic }, coverage] = [own(s, company), coverageIn(s, company)];
    emit?.({ type: 'revenueEarned', company, traffic, coverage, revenue: turn.revenue });
  },
};

/** Always whole: the revenue is in tens, and so are the percents. */
const part = (amount: Money, percent: number): Money => (amount * percent) / 100;

export const dividend = declare<State1865, Event1865>({
  revenue: (s) => turnOf(s).revenue,
  kinds: {
    payout(s, company, amount, emit) {
      // R129: shares in the bank pool or with the Dragons pay nobody
      payShareholders(s, { company, amount, from: BANK, pool: null, part }, emit);
      pay(s, BANK, treasury(company), part(amount, percentOf(s, company, OFFER)), 'dividend', emit);
      moveBy(prices, s, { company, cause: 'paid' }, emit); // R090
    },
    withhold(s, company, amount, emit) {
      pay(s, BANK, treasury(company), amount, 'withheld', emit);
      moveBy(prices, s, { company, cause: amount > 0 ? 'withheld' : 'earnedNothing' }, emit); // R091-R092
    },
  },
});
