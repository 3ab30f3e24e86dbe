// Loans: taken at any time of a turn, redeemed at its end, with interest after the run (R065-R071, R125).
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { percentOfPlayers, presiding } from '../../../../engine/shares/shares.ts';
import { demand } from '../../../../kernel/raise/raise.ts';
import { funds, operator } from '../../../../kernel/turn.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { affords, inOwnTurn, isCgr, mustInTurn, priceOf, type State1856, turnOf } from '../state.ts';
import { mustBuyTrain } from './supply.ts';

export const LOAN = 100;
export const INTEREST = 10;

const loansOf = (s: State1856): number => s.companies[turnOf(s).company].loans;

/** R066: one loan for every 10% in the hands of players. */
export const loanLimit = (s: State1856, company: CompanyId): number => Math.floor(percentOfPlayers(s, company) / 10);

const LOAN_LOSS = 10;

/**
 * Final worth of one share: 10 less for each standing loan of its company (R125). Loans are called in with the first
 * 6-train but settled only after its buyer's turn, so a bankruptcy in between finds them standing.
 */
export function shareWorth(s: State1856, company: CompanyId): number {
  const worth = priceOf(s, company) - LOAN_LOSS * s.companies[company].loans;
  return ruling(s, 'loanFloor') === 'zero' ? Math.max(0, worth) : worth;
}

/** R065-R067 */
export const takeLoan = step<State1856, { readonly type: 'takeLoan' }, Event1856>()({
  id: 'takeLoan',
  aside: true,
  actor: operator,
  fields: {},
  conditions: [
    inOwnTurn,
    must('loan.government', [], (s) => !isCgr(turnOf(s).company)),
    must('loan.calledIn', [], (s) => s.cgr.stage === 'before'),
    mustInTurn('loan.once', [], (s) => !turnOf(s).loanTaken),
    mustInTurn('loan.redeemed', [], (s) => !turnOf(s).redeemed),
    must(
      'loan.limit',
      [],
      (s) => loansOf(s) < loanLimit(s, turnOf(s).company),
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
    emit?.({ type: 'loanTaken', company, got, loans: loansOf(s) });
  },
});

/** Part of this money that can go to interest, in whole tens. */
const inTens = (money: number, due: number): number => Math.min(due, Math.floor(money / INTEREST) * INTEREST);

/** R068: takes interest from the treasury, then the run, then the president. */
export function collectInterest(s: State1856, emit: Emit<Event1856>): void {
  const turn = turnOf(s);
  const { company } = turn;
  turn.interestPaid = true;
  const due = INTEREST * loansOf(s);
  if (due === 0) return;
  const own = inTens(funds(s), due);
  const run = inTens(turn.revenue, due - own);
  const sum = due - own - run;
  const seat = presiding(s, company);
  emit?.({ type: 'interestDue', company, treasury: own, run, president: sum, seat });
  pay(s, treasury(company), BANK, own, 'interest', emit);
  turn.revenue -= run; // it never leaves the bank
  demand(s, { seat, company, sum, reason: 'interest' }, emit);
}

export const payInterest: AutoStep<State1856, Event1856> = { id: 'payInterest', auto: collectInterest };

type RedeemLoan = { readonly type: 'redeemLoan' };

/** R070: redeems one loan; the first one ends the purchase of trains. */
export const redeemLoan = step<State1856, RedeemLoan, Event1856>()({
  id: 'redeemLoan',
  actor: operator,
  fields: {},
  conditions: [
    mustInTurn('redeem.none', [], (s) => loansOf(s) > 0),
    affords('redeem.tooDear', () => LOAN),
    // R064: trains are bought before loans are redeemed
    mustInTurn('redeem.trainFirst', [], (s) => !mustBuyTrain(s, turnOf(s).company)),
  ],
  apply(s, _, emit) {
    const turn = turnOf(s);
    const { company } = turn;
    turn.redeemed = true;
    s.companies[company].loans -= 1;
    pay(s, treasury(company), BANK, LOAN, 'redemption', emit);
    emit?.({ type: 'loansRedeemed', company, count: 1, loans: loansOf(s), forced: false });
  },
});

export const redeemMore = step<State1856, RedeemLoan, Event1856>()({ ...redeemLoan, stays: true, pass() {} });

/** Redeems loans above the limit (R070-R071). */
export const forcedRedemption: AutoStep<State1856, Event1856> = {
  id: 'forcedRedemption',
  auto(s, emit) {
    const turn = turnOf(s);
    const { company } = turn;
    const count = loansOf(s) - loanLimit(s, company);
    if (count <= 0) return;
    turn.at = 'forcedRedemption'; // repeated: shares of the company sold by the president lower the limit (R066)
    // R071: counts as redeemed in the final worth, even if the president goes bankrupt
    s.companies[company].loans -= count;
    emit?.({ type: 'loansRedeemed', company, count, loans: loansOf(s), forced: true });
    const sum = LOAN * count;
    const own = Math.min(sum, funds(s)); // odd money included
    pay(s, treasury(company), BANK, own, 'redemption', emit);
    demand(s, { seat: presiding(s, company), company, sum: sum - own, reason: 'redemption' }, emit);
  },
};
