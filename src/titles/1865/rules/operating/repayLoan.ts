// A company repays a state loan, whole, at any time in its turn (R159).
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import type { Event1865 } from '../events.ts';
import { LOAN } from '../limits.ts';
import { must } from '../rules.ts';
import { operating, operator, own, type State1865 } from '../state.ts';

export interface RepayLoan {
  readonly type: 'repayLoan';
}

export const repayLoan: Step<State1865, RepayLoan, Event1865> = {
  id: 'repayLoan',
  aside: true,
  actor: operator,
  fields: {},
  conditions: [
    must(
      'repay.none',
      [],
      (s) => own(s, operating(s)).loans > 0,
      (s) => ({ company: operating(s) }),
    ),
    must(
      'repay.tooDear',
      [],
      (s) => treasuryOf(s, operating(s)) >= LOAN,
      (s) => ({ price: LOAN, cash: treasuryOf(s, operating(s)) }),
    ),
  ],
  apply(s, _, emit) {
    const company = operating(s);
    own(s, company).loans -= 1;
    pay(s, treasury(company), BANK, LOAN, 'loan', emit);
    emit?.({ type: 'loanRepaid', company, loans: own(s, company).loans });
  },
};
