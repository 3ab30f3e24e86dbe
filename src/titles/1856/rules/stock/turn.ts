// What a player may still do in his turn of a stock round (R032, R034, R040-R042, R046, R110).
import type { Seat } from '../../../../engine/core/action.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { OFFER, POOL, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { stockOf as roundOf } from '../../../../kernel/stock/round.ts';
import { halfPresident } from '../cgr/halfPresident.ts';
import { CGR, type CompanyId, companyIds } from '../companies.ts';
import type { StockFrame } from '../frames.ts';
import { fitsLimit, halvesOf, isOverLimits, overheld } from '../limits.ts';
import { isStarted, priceOf, type State1856, startedIds } from '../state.ts';
import { POOL_LIMIT, poolRoom, presidencyAllows } from './sell.ts';

const stockOf = (s: State1856) => roundOf<StockFrame>(s);

/** R034 */
export const isFirstRound = (s: State1856): boolean => stockOf(s).set === 1;

/** R046: what a player must keep of a company, by what he bought of it in this turn, or in this round. */
export function keptPercent(s: State1856, seat: Seat, company: CompanyId): number {
  const { bought, boughtInRound } = stockOf(s);
  if (ruling(s, 'justBought') === 'wholeRound') return boughtInRound[seat]?.[company] ?? 0;
  return bought === company ? unitOf(s, company) : 0;
}

/** Whether a player may sell anything of a company now. */
function canSellOf(s: State1856, seat: Seat, company: CompanyId): boolean {
  if (isFirstRound(s) || stockOf(s).sold.includes(company)) return false;
  const most = percentOf(s, company, seat) - keptPercent(s, seat, company);
  const unit = unitOf(s, company);
  const highest = Math.min(most, poolRoom(s, company));
  for (let percent = unit; percent <= highest; percent += unit)
    if (presidencyAllows(s, seat, company, percent)) return true;
  return false;
}

export const canSell = (s: State1856, seat: Seat): boolean =>
  !isFirstRound(s) && companyIds.some((company) => isStarted(s, company) && canSellOf(s, seat, company));

/** R040: a player over a limit who can do something about it. */
export function mustSellDown(s: State1856, seat: Seat): boolean {
  if (!isOverLimits(s, seat)) return false;
  const sells = (company: CompanyId) => canSellOf(s, seat, company);
  if (overheld(s, seat).some(sells)) return true;
  return !fitsLimit(s, seat, 0) && startedIds(s).some((company) => halvesOf(s, company, 1) > 0 && sells(company));
}

/** R134: the offering is shut while the market holds more than it may. */
export const isOfferShut = (s: State1856, company: CompanyId): boolean => percentOf(s, company, POOL) > POOL_LIMIT;

/** R110: a president of the CGR with one share buys the second before anything else. */
export const owesSecondShare = (s: State1856, seat: Seat): boolean => halfPresident(s) === seat;

/** R110: the least that the second share costs him. */
export function secondSharePrice(s: State1856): number {
  const offer = percentOf(s, CGR, OFFER) > 0 && !isOfferShut(s, CGR) ? [s.companies.CGR.par] : [];
  const pool = percentOf(s, CGR, POOL) > 0 ? [priceOf(s, CGR)] : [];
  return Math.min(...offer, ...pool);
}

export const canPaySecondShare = (s: State1856, seat: Seat): boolean => cashOf(s, seat) >= secondSharePrice(s);
