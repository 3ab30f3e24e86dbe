// Which share to buy: the one that yields most for its price, without leaving its buyer short or with a burden.
import { cashOf, OFFER, POOL, percentOf, presidentOf, type Seat, unitOf } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { priceOf, type State1856, startedIds } from '../rules/state.ts';
import { burdenOf, liquidOf, reserveOf } from './need.ts';
import type { Idea, Seen } from './seen.ts';
import { gainOf } from './shares.ts';
import { horizon } from './stake.ts';

/** Other presidents do not always pay out, and may harm the company. */
const FOREIGN = 0.7;
/** What can be got for a new share in haste. */
const RESOLD = 0.7;
/** A burden that nobody likes to be next in line for. */
const HEAVY = 60;

/** What a share gains in all rounds that count, for this seat. */
export function keptGain({ s, seat, careful }: Seen, company: CompanyId): number {
  const gain = gainOf(s, company, careful) * horizon(s);
  return presidentOf(s, company) === seat || gain < 0 ? gain : FOREIGN * gain;
}

/** Whether a share more could leave this seat with a burden: by taking the presidency, or by being next in line for it. */
const isDangerous = (s: State1856, company: CompanyId, seat: Seat): boolean =>
  presidentOf(s, company) !== seat &&
  burdenOf(s, company) > HEAVY &&
  percentOf(s, company, seat) + unitOf(s, company) >= 20;

export function buyIdeas(seen: Seen): Idea[] {
  const { s, seat } = seen;
  const ideas: Idea[] = [];
  const safe = cashOf(s, seat) + liquidOf(s, seat) - reserveOf(s, seat);
  for (const company of startedIds(s)) {
    if (isDangerous(s, company, seat)) continue;
    const price = priceOf(s, company);
    const gain = keptGain(seen, company);
    for (const from of [OFFER, POOL] as const) {
      if (percentOf(s, company, from) === 0) continue;
      const cost = from === OFFER ? s.companies[company].par : price;
      // money that goes into a company of his own is not lost to its next train
      const spared = from === OFFER && presidentOf(s, company) === seat ? Math.min(cost, burdenOf(s, company)) : 0;
      if (safe - cost + spared + RESOLD * price < 0) continue;
      const action = { type: 'buyShare', company, from } as const;
      ideas.push({ action, value: (price - cost + gain) / cost });
    }
  }
  return ideas;
}
