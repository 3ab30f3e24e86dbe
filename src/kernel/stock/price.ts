// A company's marker goes to another space of the market.
import type { Emit } from '../../engine/core/event.ts';
import { type MarketFacts, type MarketSlice, priceOf, putMarker, type Spot } from '../../engine/market/market.ts';
import type { Money } from '../../engine/money/bank.ts';
import { type Figures, type PriceCause, type PriceTable, spotAfter } from './priceTable.ts';

export interface PriceMoved {
  readonly type: 'priceMoved';
  readonly company: string;
  readonly was: Money;
  readonly price: Money;
}

/** Puts the marker under those on its new space; emits an event if the price changes. */
export function movePrice(m: MarketFacts, s: MarketSlice, company: string, to: Spot, emit: Emit<PriceMoved>): void {
  const was = priceOf(m, s, company);
  putMarker(s, company, to);
  const price = priceOf(m, s, company);
  if (price !== was) emit?.({ type: 'priceMoved', company, was, price });
}

export interface PriceMove<C extends PriceCause> extends Figures {
  readonly company: string;
  readonly cause: C;
}

/** Moves the marker as the table says; a company without one is left alone. */
export function moveBy<C extends PriceCause>(
  table: PriceTable<C>,
  s: MarketSlice,
  { company, cause, ...figures }: PriceMove<NoInfer<C>>,
  emit: Emit<PriceMoved>,
): void {
  const spot = s.market.spots[company];
  if (spot) movePrice(table.market, s, company, spotAfter(table, spot, cause, figures), emit);
}
