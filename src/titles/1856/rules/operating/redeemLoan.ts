// In the last step of its turn a company redeems loans from its treasury (R070). The first one ends the purchase of
// trains. Some must be redeemed at the end of the turn (R070-R071).
import { treasury } from '../../../../engine/core/owner.ts';
import type { AutoStep, Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { demand } from '../../../../kernel/raise/raise.ts';
import type { Event1856 } from '../events.ts';
import { must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { LOAN, loanLimit } from './loans.ts';
import { mustBuyTrain } from './supply.ts';

export interface RedeemLoan {
  readonly type: 'redeemLoan';
}

export const redeemLoan: Step<State1856, RedeemLoan, Event1856> = {
  id: 'redeemLoan',
  actor: operator,
  fields: {},
  conditions: [
    must(
      'redeem.none',
      [],
      (s) => s.companies[turnOf(s).company].loans > 0,
      (s) => ({ company: turnOf(s).company }),
    ),
    must(
      'redeem.tooDear',
      [],
      (s) => cashOf(s, treasury(turnOf(s).company)) >= LOAN,
      (s) => ({ price: LOAN, cash: cashOf(s, treasury(turnOf(s).company)) }),
    ),
    // R064: trains are bought before loans are redeemed
    must(
      'redeem.trainFirst',
      [],
      (s) => !mustBuyTrain(s, turnOf(s).company),
      (s) => ({ company: turnOf(s).company }),
    ),
  ],
  apply(s, _, emit) {
    const turn = turnOf(s);
    const { company } = turn;
    turn.redeemed = true;
    s.companies[company].loans -= 1;
    pay(s, treasury(company), BANK, LOAN, 'redemption', emit);
    emit?.({ type: 'loansRedeemed', company, count: 1, loans: s.companies[company].loans, forced: false });
  },
};

export const redeemMore: Step<State1856, RedeemLoan, Event1856> = { ...redeemLoan, stays: true, pass() {} };

/** Loans above the number of shares held by players must be redeemed (R070-R071). */
export const forcedRedemption: AutoStep<State1856, Event1856> = {
  id: 'forcedRedemption',
  auto(s, emit) {
    const turn = turnOf(s);
    const { company } = turn;
    const count = s.companies[company].loans - loanLimit(s, company);
    if (count <= 0) return;
    turn.at = 'forcedRedemption'; // asked again: what the president sells of the company itself lowers the limit (R066)
    // R071: it counts as made before the final count, should the president be bankrupt
    s.companies[company].loans -= count;
    emit?.({ type: 'loansRedeemed', company, count, loans: s.companies[company].loans, forced: true });
    const sum = LOAN * count;
    const own = Math.min(sum, cashOf(s, treasury(company))); // odd money included
    pay(s, treasury(company), BANK, own, 'redemption', emit);
    demand(s, { seat: presiding(s, company), company, sum: sum - own, reason: 'redemption' }, emit);
  },
};
