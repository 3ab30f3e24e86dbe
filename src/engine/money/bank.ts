// Purses and the bank. Every payment names its reason: the log, the audit and "where my worth came from" read the same events.
import type { Emit } from '../core/event.ts';

/** Whole units of the game's currency. */
export type Money = number;

/** A seat ("1") or a company ("NYC"), or the bank. */
export type Purse = string;
export const BANK: Purse = 'bank';

export interface BankSlice {
  /** Everybody's cash, the bank's included; only the bank may be below zero. */
  cash: Record<Purse, Money>;
  /** In games whose bank can run out: whether it ever has. */
  broken?: boolean;
}

/** By `bankBreaks: atZero` a bank has run out with its last unit; else when it has paid more than it had. */
interface Ruled {
  readonly rulings?: Readonly<Record<string, string>>;
}

export interface Paid {
  readonly type: 'paid';
  readonly from: Purse;
  readonly to: Purse;
  readonly amount: Money;
  readonly reason: string;
}

export const cashOf = (s: BankSlice, purse: Purse | number): Money => s.cash[purse] ?? 0;

/** What a bank that has not run out has at least. */
const leastOf = ({ rulings }: Ruled): Money => (rulings?.bankBreaks === 'atZero' ? 1 : 0);

/** Moves money. Whether it may be paid is for conditions to ask beforehand; a purse below zero is a bug. */
export function pay(
  s: BankSlice & Ruled,
  from: Purse | number,
  to: Purse | number,
  amount: Money,
  reason: string,
  emit: Emit<Paid>,
): void {
  if (amount === 0) return;
  const left = cashOf(s, from) - amount;
  if (amount < 0 || (left < 0 && from !== BANK)) throw new Error(`${from} cannot pay ${amount} for ${reason}`);
  if (from === BANK && s.broken === false && left < leastOf(s)) s.broken = true;
  s.cash[from] = left;
  s.cash[to] = cashOf(s, to) + amount;
  emit?.({ type: 'paid', from: String(from), to: String(to), amount, reason });
}

/** What is wrong with the money: a purse that is no whole number or below zero, or money out of nowhere. */
export function auditMoney(s: BankSlice, total: Money): string | null {
  let sum = 0;
  for (const [purse, amount] of Object.entries(s.cash)) {
    if (!Number.isSafeInteger(amount)) return `cash of ${purse} is ${amount}`;
    if (amount < 0 && purse !== BANK) return `cash of ${purse} is below zero: ${amount}`;
    sum += amount;
  }
  return sum === total ? null : `money adds up to ${sum}, not ${total}`;
}
