// A company repays a state loan, whole, at any time in its turn (R159).
import { must } from '../../../../engine/core/condition.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { step } from '../../../../engine/core/step.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { funds, operator } from '../../../../kernel/turn.ts';
import type { Event1865 } from '../events.ts';
import { LOAN } from '../limits.ts';
import { companyInTurn, operating, own, type State1865 } from '../state.ts';

export const repayLoan = step<State1865, { readonly type: 'repayLoan' }, Event1865>()({
  id: 'repayLoan',
  aside: true,
  actor: operator,
  fields: {},
  conditions: [
    must('repay.none', [], (s) => own(s, operating(s)).loans > 0, companyInTurn),
    must(
      'repay.tooDear',
      [],
      (s) => funds(s) >= LOAN,
      (s) => ({ price: LOAN, cash: funds(s) }),
    ),
  ],
  apply(s, _, emit) {
    const company = operating(s);
    own(s, company).loans -= 1;
    pay(s, treasury(company), BANK, LOAN, 'loan', emit);
    emit?.({ type: 'loanRepaid', company, loans: own(s, company).loans });
  },
});
