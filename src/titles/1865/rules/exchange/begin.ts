// An absorption begins: the acquirer takes what the target has, and finds the money for its certificates (R148-R152).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { moveOrdinary, OFFER, POOL, unitOf } from '../../../../engine/shares/shares.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import { absorb } from '../../../../kernel/exchange/absorb.ts';
import { beginExchange } from '../../../../kernel/exchange/exchange.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import type { ExchangeFrame } from '../frames.ts';
import { LOAN } from '../limits.ts';
import { maritimesOwned, own, type State1865 } from '../state.ts';
import { compensationOf, holdersOf, type Pair } from './compensation.ts';
import { linksOf } from './joined.ts';

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

/** R148, R152: money, trains, traffic, maritime companies and loans. */
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
