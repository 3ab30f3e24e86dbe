// What each seat may hope to end with in Chicago Express: its cash, and the dividends its shares will still pay.
import type { AscendingFrame } from '../../engine/auction/ascending.ts';
import type { Seat } from '../../engine/core/action.ts';
import { top } from '../../engine/flow/frame.ts';
import { cashOf } from '../../engine/money/bank.ts';
import { type CompanyId, companyIds } from '../../games/chicago-express/companies.ts';
import { type ChicagoState, sharesOf, sharesSold } from '../../games/chicago-express/state.ts';
import { cashValue, type Outlook, outlookOf, shareValue } from './chicago-express/outlook.ts';
import type { Evaluate } from './index.ts';

export const chicagoExpress: Evaluate = (_, state) => {
  const s = state as unknown as ChicagoState;
  const worth: number[] = [];
  for (let seat = 1; seat <= s.players; seat++) worth.push(cashOf(s, seat));
  const frame = top(s);
  if (!frame) return worth;
  const outlook = outlookOf(s);
  for (let i = 0; i < worth.length; i++) worth[i] = cashValue(outlook.phases, worth[i]!);
  for (const id of companyIds) {
    const value = shareValue(outlook.phases, outlook.prospects[id], sharesSold(s, id), cashOf(s, id));
    for (let seat = 1; seat <= s.players; seat++) worth[seat - 1]! += sharesOf(s, id, seat) * value;
  }
  return frame.kind === 'auction' ? afterAuction(s, outlook, frame as AscendingFrame, worth) : worth;
};

/** An auction under way is taken to end with the standing bid, or with the one who would gain most by the least bid. */
function afterAuction(s: ChicagoState, outlook: Outlook, auction: AscendingFrame, worth: number[]): number[] {
  if (auction.bidder !== 0) return afterSale(s, outlook, auction, worth, auction.bidder, auction.high);
  let best: number[] | null = null;
  let bestGain = 0;
  for (const seat of auction.remaining) {
    if (cashOf(s, seat) < auction.least) continue;
    const sold = afterSale(s, outlook, auction, worth, seat, auction.least);
    const gain = sold[seat - 1]! - worth[seat - 1]!;
    if (gain <= bestGain) continue;
    bestGain = gain;
    best = sold;
  }
  if (best) return best;
  return auction.occasion === 'opening' ? afterSale(s, outlook, auction, worth, auction.opener, 0) : worth;
}

export function afterSale(
  s: ChicagoState,
  outlook: Outlook,
  auction: AscendingFrame,
  worth: readonly number[],
  buyer: Seat,
  price: number,
): number[] {
  const id = auction.lot as CompanyId;
  const sold = sharesSold(s, id);
  const purse = cashOf(s, id);
  const before = shareValue(outlook.phases, outlook.prospects[id], sold, purse);
  const after = shareValue(outlook.phases, outlook.prospects[id], sold + 1, purse + price);
  const cash = cashOf(s, buyer);
  return worth.map((w, i) => {
    const held = sharesOf(s, id, i + 1);
    const gain =
      i + 1 === buyer ? after - cashValue(outlook.phases, cash) + cashValue(outlook.phases, cash - price) : 0;
    return w + held * (after - before) + gain;
  });
}
