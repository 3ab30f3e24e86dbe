// The yield of a share in a round, and a seat's part of a company.
import { percentOf, type Seat } from '../../../engine/index.ts';
import { dividendCause, priceAfter } from '../../../kernel/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { prices } from '../rules/market.ts';
import { hasTrain, isFloated, isInReceivership, priceOf, type State1862 } from '../rules/state.ts';
import { fleetOf, kindsFor, revenueOf, trainsLike } from './runs.ts';

export const partOf = (s: State1862, company: CompanyId, seat: Seat): number => percentOf(s, company, seat) / 100;

/** Change of a share's price by this dividend; negative without one (R136). */
export function riseBy(s: State1862, company: CompanyId, paid: number): number {
  const spot = s.market.spots[company];
  return spot ? priceAfter(prices, spot, dividendCause(paid), { paid }) - priceOf(s, company) : 0;
}

/** Discount on a train still to be bought. */
const TO_COME = 0.6;

/** Its earnings in a round, or its possible earnings with a first train. */
function earningsOf(s: State1862, company: CompanyId): number {
  if (hasTrain(s, company)) return revenueOf(s, company, fleetOf(s, company), s.board);
  const [kind] = kindsFor(s, company);
  return kind ? TO_COME * revenueOf(s, company, trainsLike(s, kind, [s.phase]), s.board) : 0;
}

/** Yield of a company of which nothing is known yet. */
const YOUNG = 5;

/** One share's gain in one round: its dividend, and the move of its price. */
export function gainOf(s: State1862, company: CompanyId): number {
  if (isInReceivership(s, company)) return riseBy(s, company, 0);
  if (!isFloated(s, company) || Object.keys(s.board.tokens).length === 0) return YOUNG;
  const earned = earningsOf(s, company);
  if (earned === 0 && !hasTrain(s, company)) return YOUNG / 2;
  return earned / 10 + riseBy(s, company, earned);
}
