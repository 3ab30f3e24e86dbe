// In the last step of its turn a company redeems loans from its treasury (R070). The first one ends the purchase of trains.

import { treasury } from '../../../engine/core/owner.ts';
import type { Step } from '../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../engine/money/bank.ts';
import type { Event1856 } from '../events.ts';
import { must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { mustBuyTrain } from '../trains/forced.ts';
import { LOAN } from './loans.ts';

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
