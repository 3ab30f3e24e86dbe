// Pays a company's earnings to the players who hold its shares, and for shares in the market to a purse of the book's
// choice.
import type { Emit } from '../../engine/core/event.ts';
import { seatsOf } from '../../engine/core/seats.ts';
import type { Core } from '../../engine/core/state.ts';
import { type BankSlice, type Money, type Paid, type Purse, pay } from '../../engine/money/bank.ts';
import { POOL, percentOf, type SharesSlice } from '../../engine/shares/shares.ts';

export interface Payment {
  readonly company: string;
  readonly amount: Money;
  /** The payer, and the recipient of the part for shares in the market; null: nobody. */
  readonly from: Purse;
  readonly pool: Purse | null;
  /** A percentage of the amount, rounded by the book. */
  part(amount: Money, percent: number): Money;
}

export function payShareholders(
  s: Core & BankSlice & SharesSlice,
  payment: Payment,
  emit: Emit<Paid<'dividend'>>,
): void {
  const { company, amount, from, pool } = payment;
  const partOf = (percent: number) => payment.part(amount, percent);
  for (const seat of seatsOf(s)) pay(s, from, seat, partOf(percentOf(s, company, seat)), 'dividend', emit);
  if (pool !== null) pay(s, from, pool, partOf(percentOf(s, company, POOL)), 'dividend', emit);
}
