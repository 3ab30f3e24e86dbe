// A company's marker moves along the line of prices (R090-R094).
import type { Emit } from '../../../engine/core/event.ts';
import { along } from '../../../engine/market/line.ts';
import { movePrice, type PriceMoved } from '../../../kernel/stock/price.ts';
import type { CompanyId } from './companies.ts';
import { market } from './market.ts';
import type { State1865 } from './state.ts';

/** So many spaces forward, or back if below nought: to the bottom of the stack there. At the ends it stays. */
export function moveMarker(s: State1865, company: CompanyId, spaces: number, emit: Emit<PriceMoved>): void {
  const spot = s.market.spots[company];
  if (spot) movePrice(market, s, company, along(market, spot, spaces), emit);
}
