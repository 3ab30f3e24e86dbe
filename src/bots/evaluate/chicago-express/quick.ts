// A quick player of Chicago Express for playouts: it never tries a move out, it only prices what a move changes, and
// draws a little at random. What it plays is legal by construction.
import type { AscendingFrame } from '../../../engine/auction/ascending.ts';
import { type Action, PASS, type Seat } from '../../../engine/core/action.ts';
import { below } from '../../../engine/core/chance.ts';
import { top } from '../../../engine/flow/frame.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { type CompanyId, companyIds } from '../../../games/chicago-express/companies.ts';
import { minimumBid } from '../../../games/chicago-express/dividends.ts';
import { nextValue } from '../../../games/chicago-express/income.ts';
import { DETROIT, type HexId, hexes, isIndustrial } from '../../../games/chicago-express/map.ts';
import {
  type ChicagoState,
  dialIds,
  housesLeft,
  isDeveloped,
  isOnHex,
  isOpen,
  isRed,
  sharesLeft,
  sharesOf,
  sharesSold,
} from '../../../games/chicago-express/state.ts';
import { type BuildPrices, bestBuild, crowd } from './board.ts';
import { cashValue, type Outlook, outlookOf, shareValue } from './outlook.ts';

/** What a change in a company is worth to one seat, against the average of the others. */
interface Stakes extends BuildPrices {
  readonly weight: number;
}

export function quick(s: ChicagoState, seat: Seat, rng: number[]): Action {
  const outlook = outlookOf(s);
  const frame = top(s)!;
  return frame.kind === 'auction' ? bid(s, outlook, frame as AscendingFrame, seat, rng) : turn(s, outlook, seat, rng);
}

const noise = (rng: number[]): number => below(rng, 1024) / 1024;

/** The most a share is worth in cash to whoever buys it. */
function limitOf(s: ChicagoState, { phases, prospects }: Outlook, id: CompanyId, cash: number, price: number): number {
  const value = shareValue(phases, prospects[id], sharesSold(s, id) + 1, cashOf(s, id) + price);
  return (value * cash) / Math.max(1, cashValue(phases, cash));
}

function bid(s: ChicagoState, outlook: Outlook, auction: AscendingFrame, seat: Seat, rng: number[]): Action {
  const least = auction.bidder === 0 ? auction.least : auction.high + 1;
  const cash = cashOf(s, seat);
  if (cash < least) return PASS;
  const limit = limitOf(s, outlook, auction.lot as CompanyId, cash, least) * (0.85 + 0.3 * noise(rng));
  if (limit < least) return PASS;
  // a jump, so that a playout does not spend its time on bidding
  const amount = Math.min(cash, Math.floor(least + (limit - least) * 0.7 * noise(rng)));
  return { type: 'bid', amount } as Action;
}

function turn(s: ChicagoState, outlook: Outlook, seat: Seat, rng: number[]): Action {
  const stakes = {} as Record<CompanyId, Stakes>;
  for (const id of companyIds) stakes[id] = stakesOf(s, outlook, id, seat);
  let best: Action | null = null;
  let bestValue = -Infinity;
  const offer = (action: Action, value: number) => {
    const v = value * (0.7 + 0.6 * noise(rng));
    if (v <= bestValue) return;
    bestValue = v;
    best = action;
  };
  const here = crowd(s);
  if (!isRed(s, 'build'))
    for (const id of companyIds)
      if (sharesOf(s, id, seat) > 0 && s.stock[id] > 0) {
        const { built, value } = bestBuild(s, id, here, stakes[id], outlook.prospects[id].hops);
        if (built.length > 0) offer({ type: 'build', company: id, hexes: built } as Action, value);
      }
  if (!isRed(s, 'develop')) {
    const { hex, value } = site(s, stakes);
    if (hex) offer({ type: 'develop', hex } as Action, value);
  }
  if (!isRed(s, 'auction'))
    for (const id of companyIds)
      if (isOpen(s, id) && sharesLeft(s, id) > 0)
        offer({ type: 'auction', company: id } as Action, saleValue(s, outlook, id, seat, stakes[id]));
  for (const dial of dialIds) if (!isRed(s, dial)) offer({ type: 'decline', dial } as Action, 0);
  return best!;
}

function stakesOf(s: ChicagoState, { phases, prospects }: Outlook, id: CompanyId, seat: Seat): Stakes {
  const sold = sharesSold(s, id);
  const held = sharesOf(s, id, seat);
  const weight = held - (sold - held) / (s.players - 1);
  if (sold === 0) return { weight, income: 0, money: 0, hop: 0, arrival: 0 };
  const prospect = prospects[id];
  const purse = cashOf(s, id);
  const now = shareValue(phases, prospect, sold, purse);
  const { income, hops } = prospect;
  return {
    weight,
    arrival: (weight * (income + 7)) / sold,
    income: weight * (shareValue(phases, prospect, sold, purse, income + 1) - now),
    money: weight * (shareValue(phases, prospect, sold, purse + 2) - now) * 0.5,
    hop:
      hops === 0 || hops === Infinity
        ? 0
        : weight * (shareValue(phases, prospect, sold, purse, income, hops - 1) - now),
  };
}

/** The best hex to develop. */
function site(s: ChicagoState, stakes: Readonly<Record<CompanyId, Stakes>>) {
  let best: HexId | null = null;
  let value = 0;
  const houses = housesLeft(s) > 0;
  for (const id of companyIds)
    for (const hex of s.networks[id]) {
      const { kind, development } = hexes[hex];
      if (development === 0 || hex === DETROIT) continue;
      if (kind === 'industrial' ? isIndustrial(hex) && nextValue(s, hex) === undefined : !houses || isDeveloped(s, hex))
        continue;
      let gain = 0;
      for (const other of companyIds)
        if (other === id || isOnHex(s, other, hex)) gain += stakes[other].income * development;
      if (gain <= value) continue;
      value = gain;
      best = hex;
    }
  return { hex: best, value };
}

/** Offering a share: what it takes from the present owners, and what the seat gains if it can outbid the others. */
function saleValue(s: ChicagoState, outlook: Outlook, id: CompanyId, seat: Seat, { weight }: Stakes): number {
  const { phases, prospects } = outlook;
  const sold = sharesSold(s, id);
  const purse = cashOf(s, id);
  const least = minimumBid(s, id);
  const cash = cashOf(s, seat);
  let rival = 0;
  for (let other = 1; other <= s.players; other++) if (other !== seat) rival = Math.max(rival, cashOf(s, other));
  const limit = limitOf(s, outlook, id, Math.max(1, cash), least);
  const price = Math.max(least, Math.min(rival + 1, limit * 0.9));
  if (rival < least && cash < least) return 0;
  const after = shareValue(phases, prospects[id], sold + 1, purse + price);
  const diluted = weight * (after - shareValue(phases, prospects[id], sold, purse));
  const profit = after - cashValue(phases, cash) + cashValue(phases, cash - price);
  return sold === 0 || diluted > -Infinity ? diluted + (cash >= price ? profit : -profit / (s.players - 1)) : 0;
}
