// Purses and the bank. Every payment names its reason: the log, the audit and "where my worth came from" read the same events.
import type { Seat } from '../core/action.ts';
import type { Emit } from '../core/event.ts';
import { isTreasury, type Treasury } from '../core/owner.ts';

/** Whole units of the game's currency. */
export type Money = number;

export const BANK = 'bank';

/** Owners that can have money. */
export type Purse = Seat | Treasury | typeof BANK;

export interface BankSlice {
  /** Everybody's cash, the bank's included; only the bank may be below zero. */
  cash: Record<Purse, Money>;
  /** Set only if the bank can run out: true once it has; and the sum below which it does. */
  broken?: boolean;
  breaksBelow?: Money;
}

interface Payment<Who extends Purse, Reason extends string> {
  readonly type: 'paid';
  readonly from: Who;
  readonly to: Who;
  readonly amount: Money;
  readonly reason: Reason;
}

/** A payment that a player may make or get: a book has a word for each of its reasons. */
export type Paid<Reason extends string = string> = Payment<Purse, Reason>;

/** A payment between companies and the bank. */
export type CompanyPaid<Reason extends string = string> = Payment<Exclude<Purse, Seat>, Reason>;

export const cashOf = (s: BankSlice, purse: Purse): Money => s.cash[purse] ?? 0;

/** Moves money. Conditions have checked beforehand that it can be paid; a purse below zero is a bug. */
export function pay<From extends Purse, To extends Purse, Reason extends string>(
  s: BankSlice,
  from: From,
  to: To,
  amount: Money,
  reason: Reason,
  emit: Emit<Payment<NoInfer<From | To>, NoInfer<Reason>>>,
): void {
  if (amount === 0) return;
  const left = cashOf(s, from) - amount;
  if (amount < 0 || (left < 0 && from !== BANK)) throw new Error(`${from} cannot pay ${amount} for ${reason}`);
  if (from === BANK && s.broken === false && left < (s.breaksBelow ?? 0)) s.broken = true;
  s.cash[from] = left;
  s.cash[to] = cashOf(s, to) + amount;
  emit?.({ type: 'paid', from, to, amount, reason });
}

/**
 * A fault in the money: a purse that is none, is below zero or not a whole number, or a wrong total; null if there is
 * none.
 */
export function auditMoney(s: BankSlice, total: Money): string | null {
  let sum = 0;
  for (const [purse, amount] of Object.entries(s.cash)) {
    if (purse !== BANK && !isTreasury(purse) && !/^[1-9]\d*$/.test(purse)) return `${purse} is no purse`;
    if (!Number.isSafeInteger(amount)) return `cash of ${purse} is ${amount}`;
    if (amount < 0 && purse !== BANK) return `cash of ${purse} is below zero: ${amount}`;
    sum += amount;
  }
  return sum === total ? null : `money adds up to ${sum}, not ${total}`;
}
