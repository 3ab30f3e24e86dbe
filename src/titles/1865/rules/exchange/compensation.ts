// The cost of an absorption and its sources: both treasuries, then the acquirer's certificates in the initial offer,
// then state loans. The acquirer takes all that the target has and pays off its holders (R146-R152).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { seatsFrom } from '../../../../engine/core/seats.ts';
import { BANK, cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import {
  type Holder,
  isSeat,
  moveOrdinary,
  OFFER,
  POOL,
  percentOf,
  presiding,
  unitOf,
} from '../../../../engine/shares/shares.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import { absorb } from '../../../../kernel/exchange/absorb.ts';
import { beginExchange } from '../../../../kernel/exchange/exchange.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import type { ExchangeFrame } from '../frames.ts';
import { LOAN, MOST_LOANS, poolRoom } from '../limits.ts';
import { DRAGONS, zonePrice } from '../rank.ts';
import { maritimesOwned, own, priceOf, type State1865 } from '../state.ts';
import { linksOf, type Pair } from './joined.ts';

export const sharesOf = (s: State1865, company: CompanyId, holder: Holder): number =>
  percentOf(s, company, holder) / unitOf(s, company);

/** R146: holders to be paid, the president first; the initial offer gets nothing. */
export function holdersOf(s: State1865, target: CompanyId): Holder[] {
  const all: readonly Holder[] = [...seatsFrom(s, presiding(s, target)), POOL, DRAGONS];
  return all.filter((holder) => sharesOf(s, target, holder) > 0);
}

/** R148: its shares in the initial offer, as far as the bank pool takes them. */
const mostSold = (s: State1865, company: CompanyId): number =>
  Math.floor(Math.min(percentOf(s, company, OFFER), poolRoom(s, company)) / unitOf(s, company));

export function compensationOf(s: State1865, { acquirer, target }: Pair) {
  const price = zonePrice(s, target); // R147: for each share of the target
  const due = holdersOf(s, target).reduce<Money>((sum, holder) => sum + sharesOf(s, target, holder) * price, 0);
  const gap = Math.max(0, due - cashOf(s, treasury(acquirer)) - cashOf(s, treasury(target)));
  // R148-R149: certificates of its own that the acquirer sells, and the money for them
  const sold = Math.min(Math.ceil(gap / priceOf(s, acquirer)), mostSold(s, acquirer));
  const raised = sold * priceOf(s, acquirer);
  // R148: as many as needed; `canPay` asks for the limit of R150
  const loans = Math.ceil(Math.max(0, gap - raised) / LOAN);
  return { price, due, sold, raised, loans };
}

/** R150 */
export const loansAfter = (s: State1865, { acquirer, target }: Pair, taken: number): number =>
  own(s, acquirer).loans + own(s, target).loans + taken;

/** R144 */
export const canPay = (s: State1865, pair: Pair): boolean =>
  loansAfter(s, pair, compensationOf(s, pair).loans) <= MOST_LOANS;

export function beginAbsorption(
  s: State1865,
  occasion: ExchangeFrame['occasion'],
  pair: Pair,
  emit: Emit<Event1865>,
): void {
  const { acquirer, target } = pair;
  const { price, due, sold, raised, loans } = compensationOf(s, pair);
  emit?.({ type: 'absorptionBegan', occasion, acquirer, target, price, sum: due });
  takeAll(s, pair, emit);
  sellOwn(s, acquirer, sold, raised, emit);
  borrow(s, acquirer, loans, emit);
  beginExchange<ExchangeFrame>(s, {
    occasion,
    survivor: acquirer,
    absorbed: [target],
    price,
    holders: holdersOf(s, target),
    tokens: tokenNodes(s.board, target).map((city) => ({ company: target, city })),
    joined: linksOf(s, pair),
    kept: [],
    tooFew: false,
  });
}

/** R148, R152: takes over money, trains, traffic, maritime companies and loans. */
function takeAll(s: State1865, { acquirer, target }: Pair, emit: Emit<Event1865>): void {
  const [to, from] = [own(s, acquirer), own(s, target)];
  const maritimes = maritimesOwned(s, treasury(target));
  absorb(s, target, acquirer, { traffic: from.traffic, loans: from.loans, maritimes }, emit);
  for (const id of maritimes) s.maritimes[id].owner = treasury(acquirer);
  to.traffic += from.traffic;
  to.loans += from.loans;
}

/** R148: to the bank pool at the market price, which stays. */
function sellOwn(s: State1865, company: CompanyId, shares: number, sum: Money, emit: Emit<Event1865>): void {
  if (shares === 0) return;
  emit?.({ type: 'ownSharesSold', company, shares, sum });
  moveOrdinary(s, company, OFFER, POOL, shares * unitOf(s, company));
  pay(s, BANK, treasury(company), sum, 'ownShares', emit);
}

/** R148, R160: the one occasion on which a company borrows. */
function borrow(s: State1865, company: CompanyId, loans: number, emit: Emit<Event1865>): void {
  if (loans === 0) return;
  own(s, company).loans += loans;
  emit?.({ type: 'loansTaken', company, loans, sum: loans * LOAN });
  pay(s, BANK, treasury(company), loans * LOAN, 'loan', emit);
}

/** R146: pays a player, or the bank for shares of the bank pool and the Dragons. */
export function payOff(
  s: State1865,
  { survivor, absorbed, price, holders }: ExchangeFrame,
  emit: Emit<Event1865>,
): void {
  const company = absorbed[0]!;
  const holder = holders[0]!;
  const shares = sharesOf(s, company, holder);
  const sum = shares * price;
  emit?.({ type: 'sharesPaidOff', company, by: survivor, holder, shares, sum });
  pay(s, treasury(survivor), isSeat(holder) ? holder : BANK, sum, 'absorption', emit);
}
