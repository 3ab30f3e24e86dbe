// Stock rounds: companies that have to float, the shares with the best prospects, and room made for them.
import { cashOf, OFFER, POOL, percentOf, presidentOf, type Seat, treasury } from '../../../engine/index.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import { isStartable } from '../rules/home.ts';
import { certificateLimit, certificatesHeld } from '../rules/limits.ts';
import { spotOf, startPrices } from '../rules/market.ts';
import { bankTrain, newPrice } from '../rules/operating/supply.ts';
import { isFloated, own, priceOf, type State1862, saleValue, startedIds } from '../rules/state.ts';
import { horizon } from './horizon.ts';
import { shareWorth } from './prospect.ts';
import type { Idea, Situation } from './situation.ts';
import { freshOutlook, prospect, startMoney } from './stake.ts';
import { DUTY } from './trains.ts';

const SHARE = 10;
/** R058: half of it. */
export const FLOATS = 5;
/** Discount on the gain of other directors' companies: they do not always serve one's shares. */
const FOREIGN = 0.75;

const isOwn = (s: State1862, company: CompanyId, seat: Seat): boolean => presidentOf(s, company) === seat;

/** Shares still to be bought before his own company floats. */
const shortOf = (s: State1862, company: CompanyId): number => {
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

const roomOf = (s: State1862, seat: Seat): number => certificateLimit(s) - certificatesHeld(s, seat);

/** One purchase: money and certificates that it takes, and what it gains until the end. */
interface Deal {
  readonly cost: number;
  readonly certificates: number;
  readonly gain: number;
  readonly idea: Idea['action'];
}

/** What one more share gains over its price. */
const gainOn = (s: State1862, seat: Seat, company: CompanyId, cost: number): number =>
  (prospect(s, company) - cost) * (isOwn(s, company, seat) ? 1 : FOREIGN);

function purchases(s: State1862, seat: Seat): Deal[] {
  return startedIds(s)
    .filter((company) => isFloated(s, company))
    .flatMap((company) =>
      ([OFFER, POOL, 'treasury'] as const)
        .filter((from) => percentOf(s, company, from === 'treasury' ? treasury(company) : from) > 0)
        .map((from) => {
          const cost = from === OFFER ? own(s, company).ipo : priceOf(s, company);
          return {
            cost,
            certificates: 1,
            gain: gainOn(s, seat, company, cost),
            idea: { type: 'buyShare', company, from } as const,
          };
        }),
    );
}

/** What a seat gains by half of a company that it starts at this price with this money, and floats alone. */
export function foundingGain(s: State1862, company: CompanyId, price: number, money: number): number {
  if (money < newPrice(s, bankTrain(s))) return -1;
  const outlook = freshOutlook(s, company, spotOf(price).col, money);
  return FLOATS * (shareWorth(outlook, horizon(s) - 1) - price);
}

function startings(s: State1862, money: number): Deal[] {
  return companyIds
    .filter((company) => isStartable(s, company))
    .flatMap((company) =>
      startPrices
        .filter((par) => FLOATS * par <= money)
        .map((par) => ({
          cost: FLOATS * par,
          certificates: 3,
          gain: foundingGain(s, company, par, startMoney(par)),
          idea: { type: 'startCompany', company, par } as const,
        })),
    );
}

/** Gain for each hundred of the resource that is short: money, or room for certificates. */
function rate(s: State1862, seat: Seat, { cost, certificates, gain }: Deal): number {
  const each = freeCash(s, seat) / Math.max(1, roomOf(s, seat));
  return (100 * gain) / Math.max(cost, certificates * each);
}

function floatIdeas(s: State1862, seat: Seat): Idea[] {
  return startedIds(s)
    .filter((company) => isOwn(s, company, seat) && shortOf(s, company) > 0)
    .map((company) => ({
      action: { type: 'buyShare', company, from: own(s, company).chartered ? OFFER : 'treasury' } as const,
      value: DUTY,
    }));
}

function dealIdeas(s: State1862, seat: Seat): Idea[] {
  const money = freeCash(s, seat);
  const room = roomOf(s, seat);
  return [...purchases(s, seat), ...startings(s, money)]
    .filter(({ cost, certificates }) => cost <= money && certificates <= room)
    .map((deal) => ({ action: deal.idea, value: rate(s, seat, deal) }));
}

/** Forced sales, lowest prospect first. Losing shares are sold too, unless he directs their company. */
function sellIdeas({ s, seat }: Situation): Idea[] {
  return startedIds(s)
    .filter((company) => percentOf(s, company, seat) > 0)
    .map((company) => {
      const gain = prospect(s, company) - saleValue(s, company);
      const loses = gain < 0 && !isOwn(s, company, seat) && isFloated(s, company);
      return {
        action: { type: 'sellShares', company, percent: loses ? percentOf(s, company, seat) : SHARE },
        value: loses ? -gain : -DUTY - gain - (isOwn(s, company, seat) ? DUTY : 0),
      };
    });
}

export const stockIdeas = (situation: Situation): Idea[] => [
  ...floatIdeas(situation.s, situation.seat),
  ...dealIdeas(situation.s, situation.seat),
  ...sellIdeas(situation),
];
