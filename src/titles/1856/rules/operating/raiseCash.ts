// Sales by a president who owes money (R069, R093): the sum of a raise frame, or his part of a train that must be bought.
// A president who cannot pay is bankrupt, and the game ends (R071, R094, R124).
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { step } from '../../../../engine/core/step.ts';
import { frameOf, top } from '../../../../engine/flow/frame.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { unitOf } from '../../../../engine/shares/shares.ts';
import { demand, missingFor, type Need as Sum } from '../../../../kernel/raise/raise.ts';
import { costOf } from '../../../../kernel/stock/sellBlock.ts';
import { operator } from '../../../../kernel/turn.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import { endGame } from '../end.ts';
import type { Event1856 } from '../events.ts';
import type { RaiseFrame } from '../frames.ts';
import { priceOf, type State1856, turnOf } from '../state.ts';
import { keepsPresidency, presidencyAllows, sellablePercents, sellBlock } from '../stock/sellShares.ts';
import { forcedPurchase } from './supply.ts';

/** A sum to raise for a company, whose presidency the sales may not change (R069). */
export type Need = Sum<CompanyId>;

export function needOf(s: State1856): Need | null {
  const frame = top(s)!;
  if (frame.kind === 'raise') return frame as RaiseFrame;
  const purchase = forcedPurchase(s);
  return purchase && { ...purchase, sold: turnOf(s).sold };
}

/** True if he has less than he needs. */
function owes(s: State1856): boolean {
  const need = needOf(s);
  return need !== null && missingFor(s, need) > 0;
}

/** Seat that must find the money: that of a raise frame, or the president of the company in turn. */
function payer(s: State1856): Seat {
  const frame = top(s)!;
  return frame.kind === 'raise' ? (frame as RaiseFrame).seat : operator(s);
}

/** True if a block smaller by one share would do as well (R069). */
export const isMoreThanNeeded = (s: State1856, need: Need, company: CompanyId, percent: number): boolean =>
  costOf(s, company, percent - unitOf(s, company), priceOf(s, company)) >= missingFor(s, need);

/** True if, by ruling, sales for interest and loans may change the presidency and repeat a company (R069). */
const isFree = (s: State1856): boolean => top(s)!.kind === 'raise' && ruling(s, 'debtSales') === 'free';

/** R069: true if a block of this company is sold already, which rules out another. */
const isSold = (s: State1856, { sold }: Need, of: CompanyId): boolean => sold.includes(of) && !isFree(s);

/** Blocks of a company that he may sell, regardless of the sum needed (R069, R093). */
export const blocksOf = (s: State1856, { seat, company }: Need, of: CompanyId): readonly number[] =>
  sellablePercents(s, seat, of, of === company && !isFree(s) ? keepsPresidency : presidencyAllows);

/** True if anything is left that he may sell. */
const canSellMore = (s: State1856, need: Need): boolean =>
  companyIds.some((of) => !isSold(s, need, of) && blocksOf(s, need, of).length > 0);

type RaiseCash = { readonly type: 'raiseCash'; readonly company: CompanyId; readonly percent: number };

const percents: readonly number[] = Array.from({ length: 20 }, (_, i) => 5 * (i + 1));

export const raiseCash = step<State1856, RaiseCash, Event1856>()({
  id: 'raiseCash',
  actor: payer,
  fields: {
    company: oneOf(companyIds),
    percent: oneOf(percents, (s, a) => blocksOf(s, needOf(s)!, a.company)),
  },
  conditions: [
    must('raise.nothingOwed', [], owes),
    must('raise.soldAlready', ['company'], (s, a) => !isSold(s, needOf(s)!, a.company)),
    must('raise.cannotSell', ['company', 'percent'], (s, a) => blocksOf(s, needOf(s)!, a.company).includes(a.percent)),
    must(
      'raise.tooMuch',
      ['company', 'percent'],
      (s, a) => !isMoreThanNeeded(s, needOf(s)!, a.company, a.percent),
      (s, a) => ({ company: a.company, missing: missingFor(s, needOf(s)!) }),
    ),
  ],
  apply(s, { company, percent }, emit, seat) {
    const need = needOf(s)!;
    const debt = top(s)!.kind === 'raise' ? { ...frameOf<RaiseFrame>(s, 'raise') } : null;
    need.sold.push(company);
    sellBlock(s, seat, company, percent, emit);
    if (debt && top(s)?.kind !== 'raise') afterClosing(s, debt, emit);
  },
});

/**
 * R061: settles the debt after the sale has closed the company in turn, and so ended the turn. He pays as far as his cash
 * goes; on 18xx.games (ruling `debtSales`) the whole debt is still owed.
 */
function afterClosing(s: State1856, debt: RaiseFrame, emit: Emit<Event1856>): void {
  const { seat, sum } = debt;
  if (ruling(s, 'debtSales') === 'free') demand(s, debt, emit);
  else pay(s, seat, BANK, Math.min(sum, cashOf(s, seat)), 'debt', emit);
}

/** Sales for a train are part of the turn: he may go on until he can buy it. */
export const raiseForTrain = step<State1856, RaiseCash, Event1856>()({ ...raiseCash, stays: true });

export type DeclareBankrupt = { readonly type: 'declareBankrupt' };

export const declareBankrupt = step<State1856, DeclareBankrupt, Event1856>()({
  id: 'declareBankrupt',
  actor: payer,
  fields: {},
  conditions: [
    must('bankrupt.canPay', [], owes),
    must(
      'bankrupt.canSell',
      [],
      (s) => ruling(s, 'bankruptcy') === 'declared' || !canSellMore(s, needOf(s)!),
      (s) => ({ missing: missingFor(s, needOf(s)!) }),
    ),
  ],
  apply(s, _, emit, seat) {
    const need = needOf(s)!;
    const missing = missingFor(s, need);
    payIn(s, seat, emit);
    bankrupt(s, seat, need.company, missing, emit);
  },
});

/** Pays all his cash to the bank; the shares that he could not sell stay his (R094). */
export const payIn = (s: State1856, seat: Seat, emit: Emit<Event1856>): void =>
  pay(s, seat, BANK, cashOf(s, seat), 'bankruptcy', emit);

export function bankrupt(s: State1856, seat: Seat, company: CompanyId, missing: number, emit: Emit<Event1856>): void {
  s.bankrupt = seat;
  emit?.({ type: 'wentBankrupt', seat, company, missing });
  endGame(s, 'bankrupt', emit);
}
