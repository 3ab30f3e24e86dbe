// A quick player of Chicago Express for playouts. It does not try moves; it prices their changes and adds a little
// chance. Its moves are legal by construction.
import { type Action, type AscendingFrame, below, cashOf, PASS, type Seat, top } from '../../../engine/index.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import { minimumBid } from '../rules/dividends.ts';
import { type ChicagoState, dialIds, isOpen, isRed, sharesLeft, sharesOf } from '../rules/state.ts';
import { bestBuild, crowd } from './board.ts';
import { bestSite } from './develop.ts';
import { cashValue, type Horizon, horizonFor, horizonOf } from './horizon.ts';
import { type Stakes, shareAfter, stakesOf } from './stakes.ts';

export function quick(s: ChicagoState, seat: Seat, rng: number[]): Action {
  const frame = top(s)!;
  return frame.kind === 'auction' ? bid(s, frame as AscendingFrame, seat, rng) : turn(s, seat, rng);
}

/** From 0 to 1. */
const draw = (rng: number[]): number => below(rng, 1024) / 1024;

function bid(s: ChicagoState, auction: AscendingFrame, seat: Seat, rng: number[]): Action {
  const least = auction.bidder === null ? auction.least : auction.high + 1;
  const cash = cashOf(s, seat);
  if (cash < least) return PASS;
  const id = auction.lot as CompanyId;
  const { phases, prospect } = horizonFor(s, id);
  const worth = shareAfter(s, phases, prospect, id, least) * (0.85 + 0.3 * draw(rng));
  const limit = priceFor(phases, worth, cash);
  if (limit < least) return PASS;
  // a jump, so that a playout does not spend its time on bidding
  return of({ type: 'bid', amount: Math.min(cash, Math.floor(least + (limit - least) * 0.7 * draw(rng))) });
}

/** The cash of this worth to a seat that has this much of it. */
const priceFor = (phases: number, worth: number, cash: number): number => (worth * cash) / cashValue(phases, cash);

/** The best build, development, auction or nothing at all, as far as prices tell. */
function turn(s: ChicagoState, seat: Seat, rng: number[]): Action {
  const horizon = horizonOf(s);
  const here = crowd(s);
  let best: Action = PASS;
  let most = -Infinity;
  const offer = (action: Action, value: number) => {
    const drawn = value * (0.7 + 0.6 * draw(rng));
    if (drawn <= most) return;
    most = drawn;
    best = action;
  };
  const stakes = {} as Record<CompanyId, Stakes>;
  for (const id of companyIds) stakes[id] = stakesOf(s, horizon, id, seat);
  if (!isRed(s, 'build'))
    for (const id of companyIds) {
      if (sharesOf(s, id, seat) === 0) continue;
      const { built, value } = bestBuild(s, id, here, stakes[id], horizon.prospects[id].hops);
      if (built.length > 0) offer(of({ type: 'build', company: id, hexes: built }), value);
    }
  if (!isRed(s, 'develop')) {
    const { hex, value } = bestSite(s, here, stakes);
    if (hex) offer(of({ type: 'develop', hex }), value);
  }
  if (!isRed(s, 'auction'))
    for (const id of companyIds)
      if (isOpen(s, id) && sharesLeft(s, id) > 0)
        offer(of({ type: 'auction', company: id }), saleValue(s, horizon, id, seat, stakes[id]));
  for (const dial of dialIds) if (!isRed(s, dial)) offer(of({ type: 'decline', dial }), 0);
  return best;
}

/** An action with its fields. */
const of = <A extends Action>(action: A): Action => action;

/** Offering a share: its effect on the present owners, and the richest bidder's gain by it. */
function saleValue(s: ChicagoState, { phases, prospects }: Horizon, id: CompanyId, seat: Seat, stakes: Stakes): number {
  const prospect = prospects[id];
  const least = minimumBid(s, id);
  const cash = cashOf(s, seat);
  let rival = 0;
  for (let other = 1; other <= s.players; other++) if (other !== seat) rival = Math.max(rival, cashOf(s, other));
  if (cash < least && rival < least) return 0;
  const limit = priceFor(phases, shareAfter(s, phases, prospect, id, least), Math.max(1, cash));
  const price = Math.max(least, Math.min(rival + 1, limit * 0.9));
  const after = shareAfter(s, phases, prospect, id, price);
  const bargain = after - cashValue(phases, cash) + cashValue(phases, cash - price);
  return stakes.weight * (after - stakes.share) + (cash >= price ? bargain : -bargain / (s.players - 1));
}
