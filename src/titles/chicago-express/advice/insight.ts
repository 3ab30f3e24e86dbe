// Forecast of each seat's final worth in Chicago Express: its cash, and the dividends its shares will still pay.

import type { Insight } from '../../../bots/insight.ts';
import { type AscendingFrame, cashOf, type Seat, top, treasury } from '../../../engine/index.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import { type ChicagoState, sharesOf, sharesSold } from '../rules/state.ts';
import { cashValue, type Horizon, horizonOf, shareValue } from './horizon.ts';
import { quick } from './quick.ts';

export const chicagoExpress: Insight = {
  evaluate: (_, s) => forecast(s as unknown as ChicagoState),
  quick: (_, s, seat, rng) => quick(s as unknown as ChicagoState, seat, rng),
};

function forecast(s: ChicagoState): number[] {
  const worth: number[] = [];
  for (let seat = 1; seat <= s.players; seat++) worth.push(cashOf(s, seat));
  const frame = top(s);
  if (!frame) return worth;
  const horizon = horizonOf(s);
  for (let i = 0; i < worth.length; i++) worth[i] = cashValue(horizon.phases, worth[i]!);
  for (const id of companyIds) {
    const value = shareValue(horizon.phases, horizon.prospects[id], sharesSold(s, id), cashOf(s, treasury(id)));
    for (let seat = 1; seat <= s.players; seat++) worth[seat - 1]! += sharesOf(s, id, seat) * value;
  }
  return frame.kind === 'auction' ? afterAuction(s, horizon, frame as AscendingFrame, worth) : worth;
}

/**
 * Assumes that an auction under way ends with the standing bid: a bid is weighed as a purchase at that price, against
 * leaving the share to the last bidder. Without a bid, assumes the minimum bid of the seat that gains most.
 */
function afterAuction(s: ChicagoState, horizon: Horizon, auction: AscendingFrame, worth: number[]): number[] {
  if (auction.bidder !== null) return afterSale(s, horizon, auction, worth, auction.bidder, auction.high);
  let best: number[] | null = null;
  let most = 0;
  for (const seat of auction.remaining) {
    if (cashOf(s, seat) < auction.least) continue;
    const sold = afterSale(s, horizon, auction, worth, seat, auction.least);
    const gain = sold[seat - 1]! - worth[seat - 1]!;
    if (gain <= most) continue;
    most = gain;
    best = sold;
  }
  if (best) return best;
  // R023: nobody bids in the opening, and the opener gets it for nothing
  return auction.occasion === 'opening' ? afterSale(s, horizon, auction, worth, auction.opener, 0) : worth;
}

/** The forecasts after this seat's purchase: it has one more share, the other owners are diluted, the company has money. */
function afterSale(
  s: ChicagoState,
  { phases, prospects }: Horizon,
  auction: AscendingFrame,
  worth: readonly number[],
  buyer: Seat,
  price: number,
): number[] {
  const id = auction.lot as CompanyId;
  const sold = sharesSold(s, id);
  const purse = cashOf(s, treasury(id));
  const before = shareValue(phases, prospects[id], sold, purse);
  const after = shareValue(phases, prospects[id], sold + 1, purse + price);
  const cash = cashOf(s, buyer);
  const bought = after - cashValue(phases, cash) + cashValue(phases, cash - price);
  return worth.map((w, i) => w + sharesOf(s, id, i + 1) * (after - before) + (i + 1 === buyer ? bought : 0));
}
