// A company that cannot pay for a train is refinanced: its shares are halved, and the bank gives it money (R150-R151, R196).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { own, priceOf, type State1862, turnOf } from '../state.ts';
import { begin } from './begin.ts';
import { exchanging } from './concerned.ts';

/** R150-R151: for each of its ten shares the price of the IPO marker. */
const SHARES = 10;
export const refinancingMoney = (s: State1862, company: CompanyId): Money => SHARES * own(s, company).ipo;

/** For its own shares alone, at its full price; no marker moves. */
export function beginRefinancing(s: State1862, emit: Emit<Event1862>): void {
  const { company } = turnOf(s);
  const price = priceOf(s, company);
  emit?.({ type: 'exchangeBegan', occasion: 'refinancing', company, survivor: company, absorbed: null, price });
  begin(s, { occasion: 'refinancing', survivor: company, absorbed: [], price });
}

/** The money comes when it is known who directs: no option can be paid with it. */
export const collect: AutoStep<State1862, Event1862> = {
  id: 'collect',
  auto(s, emit) {
    const { occasion, survivor: company } = exchanging(s);
    if (occasion !== 'refinancing') return;
    const sum = refinancingMoney(s, company);
    emit?.({ type: 'companyRefinanced', company, sum });
    pay(s, BANK, treasury(company), sum, 'refinancing', emit);
  },
};
