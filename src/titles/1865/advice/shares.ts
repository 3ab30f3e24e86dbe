// Stock rounds: companies that have to be launched, shares with good yields, and no needless sales.
import { cashOf, OFFER, POOL, percentOf, presidentOf, type Seat, unitOf } from '../../../engine/index.ts';
import { type CompanyId, companiesOf } from '../rules/companies.ts';
import { startPrices } from '../rules/market.ts';
import { zonePrice } from '../rules/rank.ts';
import { isLaunched, isOpen, openIds, own, priceOf, type State1865 } from '../rules/state.ts';
import { phases } from '../rules/trains.ts';
import { homeIdeas } from './homes.ts';
import { horizon } from './horizon.ts';
import type { Idea, Situation } from './situation.ts';
import { gainOf, sharesOf } from './stake.ts';
import { cheapest, DUTY, heldBy } from './trains.ts';

/** R070: shares needed to launch a company. */
const LAUNCHES = { minor: 3, major: 6 } as const;
/** Discount on other presidents' companies: they do not always serve one's shares. */
const FOREIGN = 0.7;
/** Most companies that a bot presides over at a time. */
const MOST = 3;

const isOwn = (s: State1865, company: CompanyId, seat: Seat): boolean => presidentOf(s, company) === seat;

/** Shares still to be bought before a company is launched. */
function shortOf(s: State1865, company: CompanyId): number {
  if (isLaunched(s, company)) return 0;
  const sold = (100 - percentOf(s, company, OFFER)) / unitOf(s, company);
  return Math.max(0, LAUNCHES[own(s, company).kind] - sold);
}

/** Money still needed to launch his own companies. */
const promised = (s: State1865, seat: Seat): number =>
  openIds(s)
    .filter((company) => isOwn(s, company, seat))
    .reduce((sum, company) => sum + shortOf(s, company) * priceOf(s, company), 0);

function buyIdeas({ s, seat }: Situation): Idea[] {
  const free = cashOf(s, seat) - promised(s, seat);
  return openIds(s).flatMap((company) =>
    ([OFFER, POOL, 'dragons'] as const).map((from): Idea => {
      const action = { type: 'buyShare', company, from } as const;
      const cost = from === 'dragons' ? zonePrice(s, company) : priceOf(s, company);
      if (isOwn(s, company, seat) && shortOf(s, company) > 0) return { action, value: DUTY };
      if (!isLaunched(s, company) || cost > free) return { action, value: -1 };
      const gain = horizon(s) * gainOf(s, company) * (isOwn(s, company, seat) ? 1 : FOREIGN);
      return { action, value: (100 * (gain + priceOf(s, company) - cost)) / cost };
    }),
  );
}

/** Starts only a company that he can launch alone, at the highest par for that, if it then has money for a train. */
function startIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const presided = openIds(s).filter((company) => isOwn(s, company, seat)).length;
  if (presided >= MOST || horizon(s) < 4) return [];
  const money = cashOf(s, seat) - promised(s, seat);
  return companiesOf(s)
    .filter((company) => !isOpen(s, company))
    .flatMap((company) => {
      const launches = LAUNCHES[own(s, company).kind === 'major' ? 'major' : phases[s.phase].startsAs];
      const par = startPrices(s.phase).findLast((price) => launches * price <= money);
      if (par === undefined || launches * par < cheapest(s) + 60) return [];
      return homeIdeas(situation, company, par);
    });
}

/** Losing shares are sold, unless he presides. */
function sellIdeas({ s, seat }: Situation): Idea[] {
  return heldBy(s, seat)
    .filter((company) => !isOwn(s, company, seat) && gainOf(s, company) <= 0)
    .map((company) => ({
      action: { type: 'sellShares', company, percent: percentOf(s, company, seat) },
      value: 5 * sharesOf(s, company, seat),
    }));
}

export const stockIdeas = (situation: Situation): Idea[] => [
  ...buyIdeas(situation),
  ...startIdeas(situation),
  ...sellIdeas(situation),
];

/** For a train he sells the shares with the lowest yield first, and presidencies last. */
export const raiseIdeas = ({ s, seat }: Situation): Idea[] =>
  heldBy(s, seat).flatMap((company) =>
    [10, 20, 30, 40, 50].map((percent) => ({
      action: { type: 'raiseCash', company, percent },
      value: DUTY - 10 * gainOf(s, company) - percent - (isOwn(s, company, seat) ? DUTY / 2 : 0),
    })),
  );
