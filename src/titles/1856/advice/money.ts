// Loans, dividends, and the private that a president sells to his company.
import { DUTY } from '../../../bots/kit/situation.ts';
import { cashOf, left, POOL, percentOf, right, spaceAt, trainsOf, treasury, unitOf } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { market } from '../rules/market.ts';
import { INTEREST, LOAN } from '../rules/operating/loans.ts';
import { isFrozen } from '../rules/operating/moveMarker.ts';
import { forcedPurchase, trainLimit } from '../rules/operating/supply.ts';
import { priceOf, type State1856, turnOf } from '../rules/state.ts';
import { loanFor } from './fleet.ts';
import { needOf } from './need.ts';
import type { Idea, Situation } from './situation.ts';
import { horizon, stakeOf } from './stake.ts';
import { bestPurchase } from './trains.ts';

/** Part of a loan that is eventually repaid. */
const PAID_BACK = 0.8;
/** Value of a dollar of the treasury for a forced train, and of one not needed for it. */
const SAVED = 0.9;
const IDLE = 0.12;

/** Cost of a loan to a president: it is paid back, with interest in the meantime. */
function loanCost(situation: Situation, company: CompanyId): number {
  const { s, seat } = situation;
  return (LOAN + INTEREST * horizon(s)) * stakeOf(s, company, seat).weight * PAID_BACK;
}

/** A loan is taken only for a train: a forced one, or a good one that it makes affordable. */
export function loanIdeas(situation: Situation): Idea[] {
  const { s } = situation;
  const turn = turnOf(s);
  const { company } = turn;
  if (turn.loanTaken || turn.redeemed || loanFor(s, company) === 0) return [];
  const action = { type: 'takeLoan' } as const;
  const forced = forcedPurchase(s);
  if (forced) return [{ action, value: 2 * DUTY }]; // before his own money
  const money = cashOf(s, treasury(company));
  return [{ action, value: byLoan(situation, company, money) - bought(s, company, money) }];
}

/** Value of the best train within this money. */
const bought = (s: State1856, company: CompanyId, money: number): number =>
  trainsOf(s, company).length < trainLimit(s, company) ? (bestPurchase(s, company, money)?.value ?? 0) : 0;

/** The same with a loan, less the loan's cost. */
const byLoan = (situation: Situation, company: CompanyId, money: number): number =>
  bought(situation.s, company, money + LOAN - INTEREST) - loanCost(situation, company);

/** Loans are repaid when the money is not needed for a train; shortly before loans are called in, in any case. */
export function redeemIdeas({ s }: Situation): Idea[] {
  const { company } = turnOf(s);
  const { price, soon } = needOf(s, company);
  const spare = cashOf(s, treasury(company)) - LOAN - price * soon;
  const calledInSoon = s.phase === '5' && trainsOf(s, company).length > 0;
  return spare >= 0 || calledInSoon ? [{ action: { type: 'redeemLoan' }, value: 1 }] : [];
}

/** Change of a share's price by one move. */
function moved(s: State1856, company: CompanyId, move: typeof right): number {
  if (isFrozen(s, company)) return 0;
  const spot = s.market.spots[company]!;
  return spaceAt(market, move(market, spot))!.price - priceOf(s, company);
}

export function dividendIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const { company, revenue, loanTaken } = turnOf(s);
  const { part } = stakeOf(s, company, seat);
  const shares = (100 * part) / unitOf(s, company);
  const money = cashOf(s, treasury(company));
  const fromPool = (revenue * percentOf(s, company, POOL)) / 100;
  const mayBorrow = !loanTaken && loanFor(s, company) > 0;
  const buys = (sum: number) => Math.max(bought(s, company, sum), mayBorrow ? byLoan(situation, company, sum) : 0);
  const { price, soon } = needOf(s, company);
  /** Money saved to the president by money in the treasury when the next train must be bought. */
  const saves = (sum: number) => soon * SAVED * Math.min(price, sum) + IDLE * Math.max(0, sum - price);
  const { build, invest } = situation.weights;
  const use = (sum: number) => build * (buys(sum) + saves(sum));
  const payout = invest * revenue * part + shares * moved(s, company, right) + use(money + fromPool);
  const withhold = shares * moved(s, company, left) + use(money + revenue);
  return [
    { action: { type: 'dividend', kind: 'payout' }, value: payout - withhold },
    { action: { type: 'dividend', kind: 'withhold' }, value: 0 },
  ];
}
