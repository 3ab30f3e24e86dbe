// Chooses a share to buy: the highest yield for its price that leaves its buyer neither short nor with a burden.
import { cashOf, OFFER, POOL, percentOf, presidentOf, type Seat, unitOf } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { priceOf, type State1856, startedIds } from '../rules/state.ts';
import { burdenOf, liquidOf, reserveOf } from './need.ts';
import { gainOf } from './shares.ts';
import type { Idea, Situation } from './situation.ts';
import { horizon } from './stake.ts';

/** Discount on other presidents' companies: they do not always pay out, and may do harm. */
const FOREIGN = 0.7;
/** Part of a new share's price that a hasty sale brings back. */
const RESOLD = 0.7;
/** Least burden to be feared by the next in line. */
const HEAVY = 60;

/** A share's gain for this seat in all rounds that count. */
export function keptGain({ s, seat, careful }: Situation, company: CompanyId): number {
  const gain = gainOf(s, company, careful) * horizon(s);
  return presidentOf(s, company) === seat || gain < 0 ? gain : FOREIGN * gain;
}

/** True if one more share could leave this seat with a burden: by taking the presidency, or by being next in line for it. */
const isDangerous = (s: State1856, company: CompanyId, seat: Seat): boolean =>
  presidentOf(s, company) !== seat &&
  burdenOf(s, company) > HEAVY &&
  percentOf(s, company, seat) + unitOf(s, company) >= 20;

export function buyIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const ideas: Idea[] = [];
  const safe = cashOf(s, seat) + liquidOf(s, seat) - reserveOf(s, seat);
  for (const company of startedIds(s)) {
    if (isDangerous(s, company, seat)) continue;
    const price = priceOf(s, company);
    const gain = keptGain(situation, company);
    for (const from of [OFFER, POOL] as const) {
      if (percentOf(s, company, from) === 0) continue;
      const cost = from === OFFER ? s.companies[company].par : price;
      // money put into one's own company helps to buy its next train
      const spared = from === OFFER && presidentOf(s, company) === seat ? Math.min(cost, burdenOf(s, company)) : 0;
      if (safe - cost + spared + RESOLD * price < 0) continue;
      const action = { type: 'buyShare', company, from } as const;
      ideas.push({ action, value: (price - cost + gain) / cost });
    }
  }
  return ideas;
}
