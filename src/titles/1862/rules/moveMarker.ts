// A company's marker moves: at the top of the market the end is near, at the bottom the company is bankrupt.
import type { Emit } from '../../../engine/core/event.ts';
import { isInZone } from '../../../engine/market/market.ts';
import { moveBy, type PriceMove } from '../../../kernel/stock/price.ts';
import { goBankrupt } from './bankruptcy.ts';
import type { CompanyId } from './companies.ts';
import type { Event1862 } from './events.ts';
import { market, prices } from './market.ts';
import type { State1862 } from './state.ts';

type Move = PriceMove<keyof typeof prices.moves> & { readonly company: CompanyId };

/** R046, R157, R210: moves a marker, under those already there. The top ends the game after this round, 0 the company. */
export function moveMarker(s: State1862, move: Move, emit: Emit<Event1862>): void {
  moveBy(prices, s, move, emit);
  feelPrice(s, move.company, emit);
}

/** Consequences of a marker's space; after a merger only once all shares are exchanged (R062). */
export function feelPrice(s: State1862, company: CompanyId, emit: Emit<Event1862>): void {
  if (isInZone(market, s, company, 'end')) s.topReached = true;
  if (isInZone(market, s, company, 'bankrupt')) goBankrupt(s, company, 'price', emit);
}
