// Where a train must be bought, and what the president has to add if the treasury is short of the cheapest one (R093).
import type { Seat } from '../../../engine/core/action.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { presiding } from '../../../engine/shares/shares.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import { hasRoute } from '../../../kernel/run/route.ts';
import type { CompanyId } from '../companies.ts';
import { map } from '../map.ts';
import { isCgr, type State1856, turnOf } from '../state.ts';
import { cheapestPrice } from './supply.ts';

/** A company without a train that has a route. R115: the CGR only once it has owned a permanent train. */
export const mustBuyTrain = (s: State1856, company: CompanyId): boolean =>
  trainsOf(s, company).length === 0 && !(isCgr(company) && !s.cgr.permanent) && hasRoute(map, s.board, company);

export interface ForcedPurchase {
  readonly seat: Seat;
  readonly company: CompanyId;
  /** The president's part. */
  readonly sum: number;
  readonly price: number;
}

/** Null where the company need not buy, or has the money. */
export function forcedPurchase(s: State1856): ForcedPurchase | null {
  const { company } = turnOf(s);
  const price = cheapestPrice(s, company);
  const sum = price - cashOf(s, treasury(company));
  return sum > 0 && mustBuyTrain(s, company) ? { seat: presiding(s, company), company, sum, price } : null;
}
