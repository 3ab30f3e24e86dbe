// A company takes a loan, at any time in its turn (R065-R067).
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import type { Event1856 } from '../events.ts';
import { inOwnTurn, must } from '../rules.ts';
import { isCgr, operator, type State1856, turnOf } from '../state.ts';
import { INTEREST, LOAN, loanLimit } from './loans.ts';

export interface TakeLoan {
  readonly type: 'takeLoan';
}

export const takeLoan: Step<State1856, TakeLoan, Event1856> = {
  id: 'takeLoan',
  aside: true,
  actor: operator,
  fields: {},
  conditions: [
    inOwnTurn(),
    must('loan.government', [], (s) => !isCgr(turnOf(s).company)),
    must('loan.calledIn', [], (s) => s.cgr.stage === 'before'),
    must(
      'loan.once',
      [],
      (s) => !turnOf(s).loanTaken,
      (s) => ({ company: turnOf(s).company }),
    ),
    must(
      'loan.redeemed',
      [],
      (s) => !turnOf(s).redeemed,
      (s) => ({ company: turnOf(s).company }),
    ),
    must(
      'loan.limit',
      [],
      (s) => s.companies[turnOf(s).company].loans < loanLimit(s, turnOf(s).company),
      (s) => ({ company: turnOf(s).company, limit: loanLimit(s, turnOf(s).company) }),
    ),
  ],
  apply(s, _, emit) {
    const turn = turnOf(s);
    const { company } = turn;
    const got = turn.interestPaid ? LOAN - INTEREST : LOAN; // R065
    turn.loanTaken = true;
    s.companies[company].loans += 1;
    pay(s, BANK, treasury(company), got, 'loan', emit);
    emit?.({ type: 'loanTaken', company, got, loans: s.companies[company].loans });
  },
};
