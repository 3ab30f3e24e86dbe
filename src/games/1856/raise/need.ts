// What a president has to find just now: the sum of a raise frame, or his part of a train that must be bought.
import type { Seat } from '../../../engine/core/action.ts';
import { ruling } from '../../../engine/core/state.ts';
import { top } from '../../../engine/flow/frame.ts';
import { unitOf } from '../../../engine/shares/shares.ts';
import { missingFor, type Need as Sum } from '../../../kernel/raise/raise.ts';
import { costOf } from '../../../kernel/stock/sellBlock.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import { operator, priceOf, type RaiseFrame, type State1856, turnOf } from '../state.ts';
import { keepsPresidency, presidencyAllows, sellablePercents } from '../stock/sell.ts';
import { forcedPurchase } from '../trains/forced.ts';

/** The presidency of the company for whose sake it is may not change by these sales. */
export type Need = Sum<CompanyId>;

export function needOf(s: State1856): Need | null {
  const frame = top(s)!;
  if (frame.kind === 'raise') return frame as RaiseFrame;
  const purchase = forcedPurchase(s);
  return purchase && { ...purchase, sold: turnOf(s).sold };
}

/** Who has to find the money: the seat of a raise frame, or the president of the company whose turn it is. */
export function payer(s: State1856): Seat {
  const frame = top(s)!;
  return frame.kind === 'raise' ? (frame as RaiseFrame).seat : operator(s);
}

/** Whether one share less of the block would do as well (R069). */
export const isMoreThanNeeded = (s: State1856, need: Need, company: CompanyId, percent: number): boolean =>
  costOf(s, company, percent - unitOf(s, company), priceOf(s, company)) >= missingFor(s, need);

/** As 18xx.games plays R069: for interest and loans the presidency may change, and a company be sold more than once. */
const isFree = (s: State1856): boolean => top(s)!.kind === 'raise' && ruling(s, 'debtSales') === 'free';

/** R069: one block for a company. */
export const isSold = (s: State1856, { sold }: Need, of: CompanyId): boolean => sold.includes(of) && !isFree(s);

/** The blocks of a company that he may sell, but for how much is needed (R069, R093). */
export const blocksOf = (s: State1856, { seat, company }: Need, of: CompanyId): readonly number[] =>
  sellablePercents(s, seat, of, of === company && !isFree(s) ? keepsPresidency : presidencyAllows);

/** Whether anything is left that he may sell. */
export const canSellMore = (s: State1856, need: Need): boolean =>
  companyIds.some((of) => !isSold(s, need, of) && blocksOf(s, need, of).length > 0);
