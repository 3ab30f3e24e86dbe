// What a president may sell for a train that his company must buy (R138, R183): one block of each company, by the usual rules,
// neither more than the sum asks for nor so little that a loan would have to take its place.
import type { Seat } from '../../../../engine/core/action.ts';
import { cashOf, type Money } from '../../../../engine/money/bank.ts';
import { percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { missingFor, type Need as Sum } from '../../../../kernel/raise/raise.ts';
import { keepsPresidency, presidencyAllows } from '../../../../kernel/stock/presidency.ts';
import { costOf } from '../../../../kernel/stock/sellBlock.ts';
import type { CompanyId } from '../companies.ts';
import { poolRoom } from '../limits.ts';
import { openIds, own, priceOf, type State1865 } from '../state.ts';

/** The presidency of the company for whose sake it is may not change by these sales. */
export type Need = Sum<CompanyId>;

/** The blocks of a company that he may sell, the smallest first, but for how much is needed. */
export function blocksOf(s: State1865, { seat, company, sold }: Omit<Need, 'sum'>, of: CompanyId): readonly number[] {
  if (!own(s, of).operated || sold.includes(of)) return []; // R054
  const unit = unitOf(s, of);
  const most = Math.min(percentOf(s, of, seat), poolRoom(s, of));
  const allows = of === company ? keepsPresidency : presidencyAllows;
  return Array.from({ length: Math.floor(most / unit) }, (_, i) => (i + 1) * unit).filter((percent) =>
    allows(s, seat, of, percent),
  );
}

const worthOf = (s: State1865, of: CompanyId, percent: number): Money => costOf(s, of, percent, priceOf(s, of));

/** What the largest block brings; 0 where there is none. */
const mostFrom = (s: State1865, need: Omit<Need, 'sum'>, of: CompanyId): Money =>
  worthOf(s, of, blocksOf(s, need, of).at(-1) ?? 0);

/** What all sales together bring: the blocks of one company do not depend on another. */
const mostFromSales = (s: State1865, need: Omit<Need, 'sum'>): Money =>
  openIds(s).reduce((sum, of) => sum + mostFrom(s, need, of), 0);

/** What a president can find for a company without a loan. */
export const canFind = (s: State1865, seat: Seat, company: CompanyId): Money =>
  cashOf(s, seat) + mostFromSales(s, { seat, company, sold: [] });

export const canSellMore = (s: State1865, need: Need): boolean =>
  openIds(s).some((of) => blocksOf(s, need, of).length > 0);

/** R138: one share less would do as well. */
export const isTooMuch = (s: State1865, need: Need, of: CompanyId, percent: number): boolean =>
  worthOf(s, of, percent - unitOf(s, of)) >= missingFor(s, need);

/** R183: what the other companies bring would not make up for it, though more of this one would. */
export function isTooLittle(s: State1865, need: Need, of: CompanyId, percent: number): boolean {
  const most = mostFromSales(s, need);
  const others = most - mostFrom(s, need, of);
  return worthOf(s, of, percent) + others < Math.min(most, missingFor(s, need));
}
