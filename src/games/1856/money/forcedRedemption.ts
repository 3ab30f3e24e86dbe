// Loans above the number of shares held by players must be redeemed at the end of the turn (R070-R071).
import type { AutoStep } from '../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../engine/money/bank.ts';
import { presidentOf } from '../../../engine/shares/shares.ts';
import type { Event1856 } from '../events.ts';
import { demand } from '../raise/demand.ts';
import { type State1856, turnOf } from '../state.ts';
import { LOAN, loanLimit } from './loans.ts';

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
    const treasury = Math.min(sum, cashOf(s, company)); // odd money included
    pay(s, company, BANK, treasury, 'redemption', emit);
    demand(s, { seat: presidentOf(s, company), company, sum: sum - treasury, reason: 'redemption' }, emit);
  },
};
