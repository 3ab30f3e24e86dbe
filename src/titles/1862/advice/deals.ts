// What can be bought in a stock round: shares, and halves of new companies, each with its cost, the certificates that it
// takes, and its gain until the end.
import { cashOf, OFFER, POOL, percentOf, presidentOf, type Seat, treasury, under } from '../../../engine/index.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import type { StockFrame } from '../rules/frames.ts';
import { isStartable } from '../rules/home.ts';
import { certificateLimit, certificatesHeld } from '../rules/limits.ts';
import { spotOf, startPrices } from '../rules/market.ts';
import { bankTrain, newPrice } from '../rules/operating/supply.ts';
import { isFloated, isInReceivership, own, priceOf, type State1862, startedIds } from '../rules/state.ts';
import { isForBeginners } from '../rules/trains.ts';
import { horizon } from './horizon.ts';
import { shareWorth } from './prospect.ts';
import type { Idea } from './situation.ts';
import { freshOutlook, prospect, prospectDirected, startMoney } from './stake.ts';

export const SHARE = 10;
/** R058: half of it. */
export const FLOATS = 5;
/** Certificates of a half: the director's, and two shares. */
export const HALF = 3;
/** R036: shares of a director. */
const DIRECTS = 3;
/** Discount on the gain of other directors' companies: they do not always serve one's shares. */
const FOREIGN = 0.75;

export interface Deal {
  readonly company: CompanyId;
  readonly cost: number;
  readonly certificates: number;
  readonly gain: number;
  readonly action: Idea['action'];
}

export const isOwn = (s: State1862, company: CompanyId, seat: Seat): boolean => presidentOf(s, company) === seat;

/** Shares still to be bought before his own company floats. */
export const shortOf = (s: State1862, company: CompanyId): number => {
  if (isFloated(s, company)) return 0;
  const left = percentOf(s, company, own(s, company).chartered ? OFFER : treasury(company)) / SHARE;
  return Math.max(0, left - FLOATS);
};

/** Money that his own companies still need to float. */
const promised = (s: State1862, seat: Seat): number =>
  startedIds(s)
    .filter((company) => isOwn(s, company, seat))
    .reduce((sum, company) => sum + shortOf(s, company) * priceOf(s, company), 0);

export const freeCash = (s: State1862, seat: Seat): number => cashOf(s, seat) - promised(s, seat);

export const roomOf = (s: State1862, seat: Seat): number => certificateLimit(s) - certificatesHeld(s, seat);

/** True if he can buy enough shares of a company in receivership to direct it (R091). */
function canTakeOver(s: State1862, seat: Seat, company: CompanyId): boolean {
  const missing = DIRECTS - percentOf(s, company, seat) / SHARE;
  return percentOf(s, company, POOL) / SHARE >= missing && freeCash(s, seat) >= missing * priceOf(s, company);
}

/** What a share of a company gains over this price. */
export function gainOver(s: State1862, seat: Seat, company: CompanyId, price: number): number {
  const takesOver = isInReceivership(s, company) && canTakeOver(s, seat, company);
  const worth = takesOver ? prospectDirected(s, company) : prospect(s, company);
  return (worth - price) * (isOwn(s, company, seat) ? 1 : FOREIGN);
}

/** R052, R054: true if he sold its shares in this round, and so cannot buy or start it. */
const hasSold = (s: State1862, seat: Seat, company: CompanyId): boolean =>
  under<StockFrame>(s, 'stock').soldInRound[seat]?.includes(company) ?? false;

export function purchases(s: State1862, seat: Seat): Deal[] {
  return startedIds(s)
    .filter((company) => isFloated(s, company) && !hasSold(s, seat, company))
    .flatMap((company) =>
      ([OFFER, POOL, 'treasury'] as const)
        .filter((from) => percentOf(s, company, from === 'treasury' ? treasury(company) : from) > 0)
        .map((from): Deal => {
          const cost = from === OFFER ? own(s, company).ipo : priceOf(s, company);
          const gain = gainOver(s, seat, company, cost);
          return { company, cost, certificates: 1, gain, action: { type: 'buyShare', company, from } };
        }),
    );
}

/** What a seat gains by half of a company that it starts at this price with this money, and floats alone. */
export function foundingGain(s: State1862, company: CompanyId, price: number, money: number): number {
  if (money < newPrice(s, bankTrain(s))) return -1;
  const outlook = freshOutlook(s, company, spotOf(price).col, money);
  return FLOATS * (shareWorth(outlook, horizon(s) - 1) - price);
}

/** Companies that could be started with this much money; none without a charter for beginners (R178). */
export function foundings(s: State1862, seat: Seat, money: number): Deal[] {
  if (isForBeginners(s)) return [];
  return companyIds
    .filter((company) => isStartable(s, company) && !hasSold(s, seat, company))
    .flatMap((company) =>
      startPrices
        .filter((par) => FLOATS * par <= money)
        .map((par): Deal => {
          const gain = foundingGain(s, company, par, startMoney(par));
          return {
            company,
            cost: FLOATS * par,
            certificates: HALF,
            gain,
            action: { type: 'startCompany', company, par },
          };
        }),
    );
}

/** Gain for each hundred of what is short: money, or room for certificates. */
export function rateOf(s: State1862, seat: Seat, { cost, certificates, gain }: Deal): number {
  const each = freeCash(s, seat) / Math.max(1, roomOf(s, seat));
  return (100 * gain) / Math.max(cost, certificates * each);
}
