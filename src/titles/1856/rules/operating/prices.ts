// How prices move (R042, R047, R059-R061): what leaves the grid's lower left corner closes its company.
import type { Emit } from '../../../../engine/core/event.ts';
import { type Spot, spaceAt } from '../../../../engine/market/market.ts';
import { movePrice } from '../../../../kernel/stock/price.ts';
import { spotAfter } from '../../../../kernel/stock/priceTable.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { market, prices } from '../market.ts';
import { isCgr, type State1856 } from '../state.ts';
import { closeCompany } from './closeCompany.ts';

const closes = (spot: Spot): boolean => spaceAt(market, spot)?.zones.includes('closed') ?? false;

/** R114: the marker of the CGR lies still until the company has owned a permanent train. */
export const isFrozen = (s: State1856, company: CompanyId): boolean => isCgr(company) && !s.cgr.permanent;

/**
 * R059: moves the marker so many times. A company closes in the zone for it; the CGR stops before that zone (R061).
 */
export function moveMarker(
  s: State1856,
  company: CompanyId,
  cause: keyof typeof prices.moves,
  emit: Emit<Event1856>,
  times = 1,
): void {
  if (isFrozen(s, company)) return;
  let to = s.market.spots[company]!;
  for (let i = 0; i < times; i++) {
    const next = spotAfter(prices, to, cause);
    if (isCgr(company) && closes(next)) break;
    to = next;
  }
  if (closes(to)) closeCompany(s, company, emit);
  else movePrice(market, s, company, to, emit);
}
