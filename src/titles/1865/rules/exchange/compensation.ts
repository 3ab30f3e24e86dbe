// What an absorption costs the acquirer, and where the money comes from: both treasuries, then its own certificates of the
// initial offer, then state loans (R146-R150).
import { treasury } from '../../../../engine/core/owner.ts';
import { seatsFrom } from '../../../../engine/core/seats.ts';
import { cashOf, type Money } from '../../../../engine/money/bank.ts';
import { type Holder, OFFER, POOL, percentOf, presiding, unitOf } from '../../../../engine/shares/shares.ts';
import type { CompanyId } from '../companies.ts';
import { LOAN, MOST_LOANS, poolRoom } from '../limits.ts';
import { DRAGONS, zonePrice } from '../rank.ts';
import { own, priceOf, type State1865 } from '../state.ts';

export interface Pair {
  readonly acquirer: CompanyId;
  readonly target: CompanyId;
}

interface Compensation {
  /** R147: for each share of the target. */
  readonly price: Money;
  readonly due: Money;
  /** R148-R149: certificates of its own that the acquirer sells, and what they bring. */
  readonly sold: number;
  readonly raised: Money;
  /** R148: new loans, as many as it takes; R150 says whether there may be so many. */
  readonly loans: number;
}

export const sharesOf = (s: State1865, company: CompanyId, holder: Holder): number =>
  percentOf(s, company, holder) / unitOf(s, company);

/** R146: who is paid, the president first; nobody for what is in the initial offer. */
export function holdersOf(s: State1865, target: CompanyId): Holder[] {
  const all: readonly Holder[] = [...seatsFrom(s, presiding(s, target)), POOL, DRAGONS];
  return all.filter((holder) => sharesOf(s, target, holder) > 0);
}

export function compensationOf(s: State1865, { acquirer, target }: Pair): Compensation {
  const price = zonePrice(s, target);
  const due = holdersOf(s, target).reduce<Money>((sum, holder) => sum + sharesOf(s, target, holder) * price, 0);
  const gap = Math.max(0, due - cashOf(s, treasury(acquirer)) - cashOf(s, treasury(target)));
  const sold = Math.min(Math.ceil(gap / priceOf(s, acquirer)), mostSold(s, acquirer));
  const raised = sold * priceOf(s, acquirer);
  return { price, due, sold, raised, loans: Math.ceil(Math.max(0, gap - raised) / LOAN) };
}

/** R148: what it has in the initial offer, as far as the bank pool takes it. */
const mostSold = (s: State1865, company: CompanyId): number =>
  Math.floor(Math.min(percentOf(s, company, OFFER), poolRoom(s, company)) / unitOf(s, company));

/** R150 */
export const loansAfter = (s: State1865, { acquirer, target }: Pair, { loans }: Compensation): number =>
  own(s, acquirer).loans + own(s, target).loans + loans;

/** R144 */
export const canPay = (s: State1865, pair: Pair): boolean => loansAfter(s, pair, compensationOf(s, pair)) <= MOST_LOANS;
