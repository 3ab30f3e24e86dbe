// A turn of a stock round: shares by their income until the end. Sales bring the current price for the whole
// block (R131), so stagnant shares are exchanged for better ones that money or certificates would not allow for.
import { DUTY } from '../../../bots/kit/situation.ts';
import { cashOf, POOL, percentOf, type Seat } from '../../../engine/index.ts';
import { stockOf } from '../../../kernel/index.ts';
import { type MajorId, majorsOf } from '../rules/companies.ts';
import { certificateLimit, certificatesHeld, mayHoldMore } from '../rules/limits.ts';
import { ownerOf, priceOf, type State18Mag } from '../rules/state.ts';
import { colsOf, economyOf, onTrack, priceAt } from './economy.ts';
import { roundsToCome } from './horizon.ts';
import { outlookOf } from './outlook.ts';
import type { Idea, Situation } from './situation.ts';

/** Bonus of a director: he has two shares on one certificate, which leaves room for another. */
const DIRECTS = 40;
/** Least gain of an exchange: the price of the rest of the block falls, and prospects err. */
const EXCHANGE = 15;

/** Shares on a major's director certificate (R014). */
const DIRECTORS = 2;
/** Most shares of a major (R129). */
const MOST = 6;

interface Lot {
  readonly company: MajorId;
  readonly price: number;
  /** In shares: the seat's, and the bank's. */
  readonly held: number;
  readonly left: number;
  /** What a share becomes beyond what its price would become in others. */
  readonly worth: number;
  /** True if it becomes more than its price would in the next stock round. */
  readonly pays: boolean;
  /** Loss of each share kept when a block is sold. */
  readonly fall: number;
}

function lotsOf(s: State18Mag, seat: Seat, isRich: boolean): Lot[] {
  const economy = economyOf(s);
  const cols = colsOf(s);
  const outlook = outlookOf(economy, cols, roundsToCome(s));
  const [forint, waiting] = isRich ? [1, 1] : [outlook.forint, outlook.waiting];
  return economy.majors.map((company, place) => {
    const price = priceOf(s, company);
    const share = outlook.shares[place]!;
    return {
      company,
      price,
      held: percentOf(s, company, seat) / 10,
      left: percentOf(s, company, POOL) / 10,
      worth: share - forint * price,
      pays: share > waiting * price,
      fall: price - priceAt(economy, onTrack(economy, cols[place]! - 1)),
    };
  });
}

export function stockIdeas({ s, seat }: Situation): Idea[] {
  const cash = cashOf(s, seat);
  const room = certificateLimit(s) - certificatesHeld(s, seat);
  const lots = lotsOf(s, seat, isPlenty(s, cash, room));
  const sold = stockOf(s).soldInRound[seat] ?? [];
  const open = lots.filter(
    ({ company, left, pays }) => pays && left > 0 && !sold.includes(company) && mayHoldMore(s, seat, company),
  );
  const isInReach = ({ price }: Lot) => room > 0 && price <= cash;
  const buys = open.filter(isInReach).map(({ company, held, worth }): Idea => {
    const directs = ownerOf(s, company) === null && held === 1;
    return { action: { type: 'buyShare', company }, value: DUTY + worth + (directs ? DIRECTS : 0) };
  });
  const wanted = open.filter((lot) => !isInReach(lot)).sort((a, b) => b.worth - a.worth);
  return [...buys, ...lots.flatMap((lot) => salesOf(lot, ownerOf(s, lot.company) === seat, wanted, { cash, room }))];
}

/** True if there is more money than certificates to put it into. */
function isPlenty(s: State18Mag, cash: number, room: number): boolean {
  const prices = majorsOf(s).map((company) => priceOf(s, company));
  return cash > (room * prices.reduce((sum, price) => sum + price, 0)) / prices.length;
}

interface Purse {
  readonly cash: number;
  /** Room for this many certificates. */
  readonly room: number;
}

/** Blocks of this lot that could be exchanged for others (best first in `wanted`). */
function salesOf(lot: Lot, isDirector: boolean, wanted: readonly Lot[], { cash, room }: Purse): Idea[] {
  const better = wanted
    .filter(({ company, worth }) => company !== lot.company && worth > lot.worth + EXCHANGE)
    .flatMap((other) => Array.from({ length: Math.min(other.left, MOST - other.held) }, () => other));
  const sellable = Math.min(better.length, lot.held - (isDirector ? DIRECTORS : 0));
  return Array.from({ length: Math.max(0, sellable) }, (_, i) => i + 1).flatMap((shares): Idea[] => {
    const bought = within({ cash: cash + shares * lot.price, room: room + shares }, better);
    if (bought.length === 0) return [];
    const lost = shares * lot.worth + (lot.held - shares) * lot.fall;
    const gained = bought.reduce((sum, { worth }) => sum + worth, 0);
    // against the best that can be bought as it is
    const value = DUTY + gained - lost;
    if (gained <= lost) return [];
    return [{ action: { type: 'sellShares', company: lot.company, percent: 10 * shares }, value }];
  });
}

/** As many of these in turn as the purse allows. */
function within({ cash, room }: Purse, shares: readonly Lot[]): readonly Lot[] {
  let left = cash;
  const end = shares.findIndex(({ price }, i) => {
    left -= price;
    return left < 0 || i === room;
  });
  return end < 0 ? shares : shares.slice(0, end);
}
