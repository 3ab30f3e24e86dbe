// Stock rounds: companies that have to float, shares with good yields, and no needless sales.
import { cashOf, OFFER, POOL, percentOf, presidentOf, treasury } from '../../../engine/index.ts';
import { type CompanyId, companies, companyIds } from '../rules/companies.ts';
import { isStartable } from '../rules/home.ts';
import { startPrices } from '../rules/market.ts';
import { bankTrain, newPrice } from '../rules/operating/supply.ts';
import { isFloated, own, priceOf, type State1862, saleValue, startedIds } from '../rules/state.ts';
import { land } from './boardWorth.ts';
import { horizon } from './horizon.ts';
import type { Idea, Situation } from './situation.ts';
import { gainOf } from './stake.ts';
import { DUTY } from './trains.ts';

const SHARE = 10;
/** R058: half of it. */
export const FLOATS = 5;
/** Discount on other directors' companies: they do not always serve one's shares. */
const FOREIGN = 0.6;
/** Most companies that a bot directs at a time. */
const MOST_DIRECTED = 2;

/** Weight of places near a home for each hex on the way. */
const NEARER = 0.7;
const NEAR = 5;
export function homeWorth(company: CompanyId): number {
  const { home } = companies[company];
  const near = land.places.map(({ hex, worth }) => worth * NEARER ** land.stepsBetween(home, hex));
  return near
    .sort((a, b) => b - a)
    .slice(0, NEAR)
    .reduce((a, b) => a + b, 0);
}

const isOwn = (s: State1862, company: CompanyId, seat: number): boolean => presidentOf(s, company) === seat;

/** Shares still to be bought before his own company floats. */
const shortOf = (s: State1862, company: CompanyId): number => {
  if (isFloated(s, company)) return 0;
  const left = percentOf(s, company, own(s, company).chartered ? OFFER : treasury(company)) / SHARE;
  return Math.max(0, left - FLOATS);
};

export const directs = (s: State1862, seat: number): number =>
  startedIds(s).filter((company) => isOwn(s, company, seat)).length;

/** Money that his own companies still need to float. */
const promised = (s: State1862, seat: number): number =>
  startedIds(s)
    .filter((company) => isOwn(s, company, seat))
    .reduce((sum, company) => sum + shortOf(s, company) * priceOf(s, company), 0);

function buyIdeas({ s, seat }: Situation): Idea[] {
  const free = cashOf(s, seat) - promised(s, seat);
  return startedIds(s).flatMap((company) =>
    ([OFFER, POOL, 'treasury'] as const).map((from): Idea => {
      const cost = from === OFFER ? own(s, company).ipo : priceOf(s, company);
      const action = { type: 'buyShare', company, from } as const;
      if (isOwn(s, company, seat) && shortOf(s, company) > 0 && from !== POOL) return { action, value: DUTY };
      if (!isFloated(s, company) || cost > free) return { action, value: -1 };
      const gain = horizon(s) * gainOf(s, company) * (isOwn(s, company, seat) ? 1 : FOREIGN);
      return { action, value: (100 * (gain + saleValue(s, company) - cost)) / cost };
    }),
  );
}

/** Assumed yield of a new company, for each hundred of its home's worth. */
const FRESH = 25;

function startIdeas({ s, seat }: Situation): Idea[] {
  if (directs(s, seat) >= MOST_DIRECTED) return [];
  const money = cashOf(s, seat) - promised(s, seat);
  const par = startPrices.findLast((price) => FLOATS * price <= money && price <= 150);
  if (par === undefined || FLOATS * par < newPrice(s, bankTrain(s)) + 80) return [];
  return companyIds
    .filter((company) => isStartable(s, company))
    .map((company) => ({
      action: { type: 'startCompany', company, par },
      value: (FRESH * homeWorth(company)) / 100,
    }));
}

/** Forced sales, lowest yield first. Losing shares are sold too, unless he directs their company. */
function sellIdeas({ s, seat }: Situation): Idea[] {
  return startedIds(s)
    .filter((company) => percentOf(s, company, seat) > 0)
    .map((company) => {
      const gain = gainOf(s, company);
      const loses = gain < 0 && !isOwn(s, company, seat) && isFloated(s, company);
      return {
        action: { type: 'sellShares', company, percent: loses ? percentOf(s, company, seat) : SHARE },
        value: loses ? -gain : -DUTY - gain - (isOwn(s, company, seat) ? DUTY : 0),
      };
    });
}

export const stockIdeas = (situation: Situation): Idea[] => [
  ...buyIdeas(situation),
  ...startIdeas(situation),
  ...sellIdeas(situation),
];
