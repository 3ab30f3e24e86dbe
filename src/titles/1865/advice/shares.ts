// Stock rounds: companies that have to be launched, and shares by what they bring for each coin of their price.
import { DUTY } from '../../../bots/kit/situation.ts';
import { OFFER, POOL, type Seat } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { zonePrice } from '../rules/rank.ts';
import { isLaunched, openIds, priceOf, type State1865 } from '../rules/state.ts';
import { freeCash, isOwn, shortOf } from './launching.ts';
import { outlookOf, roundsOf } from './outlook.ts';
import { sellIdeas } from './sales.ts';
import type { Idea, Situation } from './situation.ts';
import { beside, heldBy, outlookNow, sharesOf } from './stake.ts';
import { standingOf } from './standing.ts';
import { startIdeas } from './start.ts';

type Source = typeof OFFER | typeof POOL | 'dragons';

/** What a share from there brings: its outlook, and from the offer that of all his shares with more capital. */
function shareGain(s: State1865, seat: Seat, company: CompanyId, from: Source): number {
  const now = standingOf(s, company);
  const [price, cost] = [priceOf(s, company), from === 'dragons' ? zonePrice(s, company) : priceOf(s, company)];
  const rounds = roundsOf(s, company);
  const before = outlookOf(s, now, rounds).gain;
  const after =
    from === OFFER
      ? outlookOf(s, { ...now, money: now.money + price, offered: now.offered - now.unit }, rounds).gain
      : before;
  const held = beside(s, seat, (one) => sharesOf(s, company, one));
  return after + Math.max(0, held * (after - before)) + price - cost;
}

function buyIdeas({ s, seat }: Situation): Idea[] {
  const free = freeCash(s, seat);
  return openIds(s).flatMap((company) =>
    ([OFFER, POOL, 'dragons'] as const).map((from): Idea => {
      const action = { type: 'buyShare', company, from } as const;
      const cost = from === 'dragons' ? zonePrice(s, company) : priceOf(s, company);
      if (isOwn(s, company, seat) && shortOf(s, company) > 0) return { action, value: DUTY };
      if (!isLaunched(s, company) || cost > free) return { action, value: -1 };
      return { action, value: (100 * shareGain(s, seat, company, from)) / cost };
    }),
  );
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
      value: DUTY - outlookNow(s, company).gain - percent - (isOwn(s, company, seat) ? DUTY / 2 : 0),
    })),
  );
