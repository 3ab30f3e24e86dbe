// An 18xx game at the table: set-up and questions shared by all of them.
import type { Action } from '../../src/engine/core/action.ts';
import { companyOf, isAutomaton, isTreasury, treasury } from '../../src/engine/core/owner.ts';
import { BANK, type BankSlice, cashOf, type Money, type Purse } from '../../src/engine/money/bank.ts';
import { type Holder, isSeat, OFFER, type SharesSlice } from '../../src/engine/shares/shares.ts';
import type { RailState } from '../../src/kernel/rail.ts';
import { SetTable } from './setTable.ts';

export class RailTable<S extends RailState, A extends Action> extends SetTable<S, A> {
  /** Sets the money of people, companies and the bank; it comes from the bank. */
  purses(cash: Readonly<Record<string, Money>>): this {
    return this.set((s) => {
      for (const [name, amount] of Object.entries(cash)) fill(s, this.purseOf(name), amount);
    });
  }

  /** The cash of a person, of a company or of the bank. */
  cash(purse: string): Money {
    return cashOf(this.state, this.purseOf(purse));
  }

  president(company: string): string | undefined {
    return this.names[(this.state.shares[company]!.president ?? 0) - 1];
  }

  /** Percentages by holder, named as in `certificates`. */
  percent(company: string): Record<string, number> {
    const sums = Object.entries(this.certificates(company)).map(([who, all]) => [who, all.reduce((a, b) => a + b, 0)]);
    return Object.fromEntries(sums);
  }

  /**
   * Certificates by holder, the president's first: people by name, `offer`, `pool`, the company itself as `treasury`,
   * another one by its letters, an automaton by its name.
   */
  certificates(company: string): Record<string, number[]> {
    const { percents, holders } = this.state.shares[company]!;
    const held: Record<string, number[]> = {};
    for (const [i, holder] of holders.entries()) {
      const who = this.#called(company, holder);
      held[who] = [...(held[who] ?? []), percents[i]!];
    }
    return held;
  }

  #called(company: string, holder: Holder): string {
    if (isSeat(holder)) return this.seated[holder - 1]!;
    if (isAutomaton(holder)) return holder.slice(holder.indexOf(':') + 1);
    if (!isTreasury(holder)) return holder ?? 'gone';
    return companyOf(holder) === company ? 'treasury' : companyOf(holder);
  }

  /** Everybody with a seat, automata included. */
  protected get seated(): readonly string[] {
    return [...this.names, ...(this.game.automata?.(this.names.length) ?? [])];
  }

  protected purseOf(name: string): Purse {
    const seat = this.seated.indexOf(name) + 1;
    if (seat > 0) return seat;
    return name === BANK ? BANK : treasury(name);
  }
}

/** Gives somebody certificates of the offering, or of another pile: the first one is the president's. */
export function give(
  s: SharesSlice,
  company: string,
  to: Holder,
  percents: readonly number[],
  from: Holder = OFFER,
): void {
  const all = s.shares[company]!;
  for (const percent of percents) {
    const i = all.percents.findIndex((p, k) => p === percent && all.holders[k] === from);
    if (i < 0) throw new Error(`no certificate of ${percent}% of ${company} is left`);
    all.holders[i] = to;
    if (i === 0) all.president = isSeat(to) ? to : null;
  }
}

/** Takes money set by hand from the bank, so that the sum of all purses stays the same. */
export function fill(s: BankSlice, purse: Purse, amount: Money): void {
  s.cash[BANK] = cashOf(s, BANK) + cashOf(s, purse) - amount;
  s.cash[purse] = amount;
}
