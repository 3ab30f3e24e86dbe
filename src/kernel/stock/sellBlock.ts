// Shares go to the market in one block, at one price.
import type { Seat } from '../../engine/core/action.ts';
import type { Emit } from '../../engine/core/event.ts';
import type { Core } from '../../engine/core/state.ts';
import { BANK, type BankSlice, type Money, type Paid, pay } from '../../engine/money/bank.ts';
import { moveOrdinary, POOL, percentOf, presidentOf, type SharesSlice, unitOf } from '../../engine/shares/shares.ts';
import { nextInLine, type PresidencyPassed, passPresidency } from './presidency.ts';

export interface SharesSold {
  readonly type: 'sharesSold';
  readonly seat: Seat;
  readonly company: string;
  readonly percent: number;
  /** Price of each share of the block. */
  readonly price: Money;
}

export type SaleEvent = SharesSold | PresidencyPassed | Paid<'shares'>;

/** Price of this percent at a price for one share: a share of 5% costs as much as one of 10%. */
export const costOf = (s: SharesSlice, company: string, percent: number, price: Money): Money =>
  (price * percent) / unitOf(s, company);

/**
 * Sells ordinary certificates, the lowest numbers first. A president who would keep less than another first gives him
 * the president's certificate for shares, and may sell these too. The caller then moves the price.
 */
export function sellBlock<S extends Core & SharesSlice & BankSlice>(
  s: S,
  { seat, company, percent, price }: Omit<SharesSold, 'type'>,
  emit: Emit<SaleEvent>,
): void {
  emit?.({ type: 'sharesSold', seat, company, percent, price });
  pay(s, BANK, seat, costOf(s, company, percent, price), 'shares', emit);
  if (presidentOf(s, company) === seat) {
    const next = nextInLine(s, company, seat);
    if (next.seat !== null && next.percent > percentOf(s, company, seat) - percent)
      passPresidency(s, company, next.seat, emit);
  }
  moveOrdinary(s, company, seat, POOL, percent);
}
