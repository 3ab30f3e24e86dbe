// Decides about the revenue of a turn.
import { cashOf, treasury } from '../../../engine/index.ts';
import { hudsonSum } from '../rules/operating/dividend.ts';
import { priceOf, turnOf } from '../rules/state.ts';
import type { Idea, Situation } from './situation.ts';
import { partOf, riseBy } from './stake.ts';
import { missingSoon, TREASURY } from './trains.ts';

/** Value of a pound that will be missing for the next train: without it all shares are halved, or the company goes. */
const MISSED = 0.8;

export function dividendIdeas({ s, seat }: Situation): Idea[] {
  const { company, revenue, subsidy } = turnOf(s);
  const part = partOf(s, company, seat);
  const missing = Math.max(0, missingSoon(s, company) - subsidy);
  const kept = MISSED * Math.min(missing, revenue) + TREASURY * Math.max(0, revenue - missing);
  const paid = (sum: number) => sum * part + 10 * part * riseBy(s, company, sum);
  const added = hudsonSum(priceOf(s, company), revenue);
  const spare = cashOf(s, treasury(company)) + subsidy - added;
  const withheld = 10 * part * riseBy(s, company, 0) + kept * Math.max(part, 0.5);
  return [
    { action: { type: 'dividend', kind: 'payout' }, value: paid(revenue) },
    { action: { type: 'dividend', kind: 'withhold' }, value: withheld },
    {
      action: { type: 'dividend', kind: 'hudson' },
      value: paid(revenue + added) - (missing > 0 || spare < 0 ? MISSED : TREASURY) * added,
    },
  ];
}
