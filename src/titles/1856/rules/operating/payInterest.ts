// After its run a company pays interest on its loans: treasury, run, president (R068).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { demand } from '../../../../kernel/raise/raise.ts';
import type { Event1856 } from '../events.ts';
import { type State1856, turnOf } from '../state.ts';
import { INTEREST } from './loans.ts';

export const payInterest: AutoStep<State1856, Event1856> = {
  id: 'payInterest',
  auto(s, emit) {
    collectInterest(s, emit);
  },
};

/** Whole tens each: what of so much money can go to interest. */
const inTens = (money: number, due: number): number => Math.min(due, Math.floor(money / INTEREST) * INTEREST);

export function collectInterest(s: State1856, emit: Emit<Event1856>): void {
  const turn = turnOf(s);
  const { company } = turn;
  turn.interestPaid = true;
  const due = INTEREST * s.companies[company].loans;
  if (due === 0) return;
  const own = inTens(cashOf(s, treasury(company)), due);
  const run = inTens(turn.revenue, due - own);
  const sum = due - own - run;
  const seat = presiding(s, company);
  emit?.({ type: 'interestDue', company, treasury: own, run, president: sum, seat });
  pay(s, treasury(company), BANK, own, 'interest', emit);
  turn.revenue -= run; // it never leaves the bank
  demand(s, { seat, company, sum, reason: 'interest' }, emit);
}
