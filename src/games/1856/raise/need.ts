// What a president has to find just now: the sum of a raise frame, or his part of a train that must be bought.
import type { Seat } from '../../../engine/core/action.ts';
import { ruling } from '../../../engine/core/state.ts';
import { top } from '../../../engine/flow/frame.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { unitOf } from '../../../engine/shares/shares.ts';
import { costOf } from '../capital.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import { priceOf, type RaiseFrame, type State1856, turnOf } from '../state.ts';
import { sellablePercents } from '../stock/sell.ts';
import { forcedPurchase } from '../trains/forced.ts';

export interface Need {
  readonly seat: Seat;
  /** For whose sake: its presidency may not change by these sales. */
  readonly company: CompanyId;
  readonly sum: number;
  /** Companies of which a block has been sold: one block each. */
  readonly sold: CompanyId[];
}

export function needOf(s: State1856): Need | null {
  const frame = top(s)!;
  if (frame.kind === 'raise') return frame as RaiseFrame;
  const purchase = forcedPurchase(s);
  return purchase && { ...purchase, sold: turnOf(s).sold };
}

/** What the sum is short of his cash. */
export const missingFor = (s: State1856, { seat, sum }: Need): number => sum - cashOf(s, seat);

/** Whether one share less of the block would do as well (R069). */
export const isMoreThanNeeded = (s: State1856, need: Need, company: CompanyId, percent: number): boolean =>
  costOf(s, company, percent - unitOf(s, company), priceOf(s, company)) >= missingFor(s, need);

/** As 18xx.games plays R069: for interest and loans the presidency may change, and a company be sold more than once. */
const isFree = (s: State1856): boolean => top(s)!.kind === 'raise' && ruling(s, 'debtSales') === 'free';

/** R069: one block for a company. */
export const isSold = (s: State1856, { sold }: Need, of: CompanyId): boolean => sold.includes(of) && !isFree(s);

/** The blocks of a company that he may sell, but for how much is needed (R069, R093). */
export const blocksOf = (s: State1856, { seat, company }: Need, of: CompanyId): readonly number[] =>
  sellablePercents(s, seat, of, { keepsPresidency: of === company && !isFree(s) });

/** Whether anything is left that he may sell. */
export const canSellMore = (s: State1856, need: Need): boolean =>
  companyIds.some((of) => !isSold(s, need, of) && blocksOf(s, need, of).length > 0);
