// What a player has done in a stock round, and must still do in his turn (R041, R053).
import type { Seat } from '../../../../engine/core/action.ts';
import { percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { acts, stockOf as roundOf } from '../../../../kernel/stock/round.ts';
import type { CompanyId } from '../companies.ts';
import type { StockFrame } from '../frames.ts';
import { isOverLimit } from '../limits.ts';
import { type State1862, startedIds } from '../state.ts';
import { canSell } from './sell.ts';

const stockOf = (s: State1862) => roundOf<StockFrame>(s);

/** R041: so much of it was bought in this round, and is kept until its end. */
export const boughtPercent = (s: State1862, seat: Seat, company: CompanyId): number =>
  stockOf(s).boughtInRound[seat]?.[company] ?? 0;

/** A purchase of the round. */
export function remember(s: State1862, seat: Seat, company: CompanyId, percent: number): void {
  const bought = boughtPercent(s, seat, company) + percent;
  const round = acts<StockFrame>(s, seat);
  round.bought = company;
  round.boughtInRound[seat] = { ...round.boughtInRound[seat], [company]: bought };
}

/** Whether a block of this company can be sold in this turn. */
function hasBlock(s: State1862, seat: Seat, company: CompanyId): boolean {
  if (stockOf(s).sold.includes(company)) return false;
  const most = percentOf(s, company, seat) - boughtPercent(s, seat, company);
  for (let percent = unitOf(s, company); percent <= most; percent += unitOf(s, company))
    if (canSell(s, seat, company, percent)) return true;
  return false;
}

/** R053: above the limit he sells, as far as he can. */
export const mustSellDown = (s: State1862, seat: Seat): boolean =>
  isOverLimit(s, seat) && startedIds(s).some((company) => hasBlock(s, seat, company));
