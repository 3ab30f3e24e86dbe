// How prices move (R042, R047, R059-R061): what leaves the grid's lower left corner closes its company.
import type { Emit } from '../../../../engine/core/event.ts';
import * as grid from '../../../../engine/market/grid.ts';
import { type Spot, spaceAt } from '../../../../engine/market/market.ts';
import { movePrice } from '../../../../kernel/stock/price.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { market } from '../market.ts';
import { isCgr, type State1856 } from '../state.ts';
import { closeCompany } from './closeCompany.ts';

const closes = (spot: Spot): boolean => spaceAt(market, spot)?.zones.includes('closed') ?? false;

/** R114: the marker of the CGR lies still until the company has owned a permanent train. */
export const isFrozen = (s: State1856, company: CompanyId): boolean => isCgr(company) && !s.cgr.permanent;

/** Where a company's marker lies; only companies in play are asked for. */
const spotNow = (s: State1856, company: CompanyId): Spot => s.market.spots[company]!;

/** R059, R061: under those that lie there; into the zone where companies close, which the CGR never enters. */
function moveMarker(s: State1856, company: CompanyId, to: Spot, emit: Emit<Event1856>): void {
  if (isFrozen(s, company)) return;
  if (closes(to)) {
    if (!isCgr(company)) closeCompany(s, company, emit);
    return;
  }
  movePrice(market, s, company, to, emit);
}

/** R060 */
export const moveRight = (s: State1856, company: CompanyId, emit: Emit<Event1856>): void =>
  moveMarker(s, company, grid.right(market, spotNow(s, company)), emit);

/** R060 */
export const moveLeft = (s: State1856, company: CompanyId, emit: Emit<Event1856>): void =>
  moveMarker(s, company, grid.left(market, spotNow(s, company)), emit);

/** R047 */
export const moveUp = (s: State1856, company: CompanyId, emit: Emit<Event1856>): void =>
  moveMarker(s, company, grid.up(market, spotNow(s, company)), emit);

/** R042: one row for each 10%; what is left of two 5% shares does not count. */
export function fall(s: State1856, company: CompanyId, percentSold: number, emit: Emit<Event1856>): void {
  let to = spotNow(s, company);
  for (let rows = Math.floor(percentSold / 10); rows > 0; rows--) {
    const next = grid.down(market, to);
    if (isCgr(company) && closes(next)) break; // R061
    to = next;
  }
  moveMarker(s, company, to, emit);
}
