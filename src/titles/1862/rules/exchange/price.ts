// What a merged company is worth, and where its IPO marker goes (R065-R066).
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { restack } from '../../../../engine/market/market.ts';
import type { Money } from '../../../../engine/money/bank.ts';
import { movePrice } from '../../../../kernel/stock/price.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { ipoPriceFor, market, priceNotAbove, spotOf } from '../market.ts';
import { own, type State1862, saleValue } from '../state.ts';

/** R065: the lower price and half the higher, down to a price of the market; without a train half the price counts. */
export function mergedPrice(s: State1862, one: CompanyId, other: CompanyId): Money {
  const [a, b] = [saleValue(s, one), saleValue(s, other)];
  return priceNotAbove(Math.min(a, b) + Math.max(a, b) / 2);
}

/** The table in which its IPO marker stands. */
export const ipoTable = (s: State1862, id: CompanyId): 'chartered' | 'others' =>
  own(s, id).table ?? (own(s, id).chartered ? 'chartered' : 'others');

/** R066: by the book among the others only if both were there; by the other ruling only if both were chartered it is not. */
export function mergedTable(s: State1862, both: readonly CompanyId[]): 'chartered' | 'others' {
  const isChartered = (id: CompanyId) => ipoTable(s, id) === 'chartered';
  const charters = ruling(s, 'mergedCharter') === 'unlessBothNon' ? both.some(isChartered) : both.every(isChartered);
  return charters ? 'chartered' : 'others';
}

/** The market marker goes to the bottom of its stack, moved or not; what follows from it waits for the end (R062). */
export function setMergedPrice(s: State1862, survivor: CompanyId, price: Money, emit: Emit<Event1862>): void {
  own(s, survivor).ipo = ipoPriceFor(price);
  movePrice(market, s, survivor, spotOf(price), emit);
  restack(s, survivor, 'bottom');
}
