// Shares go to the market, in one block at one price (R037, R042, R044-R045).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { POOL, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import * as presidency from '../../../../kernel/stock/presidency.ts';
import { sellBlock as sell } from '../../../../kernel/stock/sellBlock.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { moveMarker } from '../operating/prices.ts';
import { isStarted, priceOf, type State1856 } from '../state.ts';
import { presidentsPercent } from './presidency.ts';

/** R037 */
export const POOL_LIMIT = 50;

/** What the market still takes of a company. */
export const poolRoom = (s: State1856, company: CompanyId): number =>
  Math.max(0, POOL_LIMIT - percentOf(s, company, POOL));

/** R045: a president sells below his certificate only where another player can take it. */
export const presidencyAllows = (s: State1856, seat: Seat, company: CompanyId, percent: number): boolean =>
  presidency.presidencyAllows(s, seat, company, percent, presidentsPercent(s, company));

/** R069, R093: for a debt he sells only what leaves him president. */
export const keepsPresidency = (s: State1856, seat: Seat, company: CompanyId, percent: number): boolean =>
  presidency.keepsPresidency(s, seat, company, percent, presidentsPercent(s, company));

/** The blocks of a company that a player can bring to the market, the smallest first. */
export function sellablePercents(s: State1856, seat: Seat, company: CompanyId, allows = presidencyAllows): number[] {
  if (!isStarted(s, company)) return [];
  const unit = unitOf(s, company);
  const most = Math.min(percentOf(s, company, seat), poolRoom(s, company));
  const blocks = Array.from({ length: Math.floor(most / unit) }, (_, i) => (i + 1) * unit);
  return blocks.filter((percent) => allows(s, seat, company, percent));
}

export function sellBlock(s: State1856, seat: Seat, company: CompanyId, percent: number, emit: Emit<Event1856>): void {
  sell(s, { seat, company, percent, price: priceOf(s, company) }, emit);
  moveMarker(s, company, 'soldShare', emit, Math.floor(percent / 10)); // R042: what is left of two 5% shares does not count
}
