// Where a train must be bought and the treasury is short of the cheapest one: what its president has to add (R093).
import type { Seat } from '../../../engine/core/action.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { presiding } from '../../../engine/shares/shares.ts';
import type { CompanyId } from '../companies.ts';
import { type State1856, turnOf } from '../state.ts';
import { mustBuyTrain } from './mustBuy.ts';
import { cheapestPrice } from './supply.ts';

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
