// Decides about the revenue of a turn, and about a company's debts.
import { OFFER, percentOf } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import { LOAN } from '../rules/limits.ts';
import { operating, turnOf } from '../rules/state.ts';
import type { Idea, Situation } from './situation.ts';
import { partOf, riseBy, sharesOf } from './stake.ts';
import { idleMoney, MISSED, missingSoon, trainWorth } from './trains.ts';

export function dividendIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const { company, revenue } = turnOf(s);
  const missing = Math.min(revenue, missingSoon(s, company));
  const kept = (MISSED * missing + idleMoney(s) * (revenue - missing)) * Math.max(0.5, partOf(s, company, seat));
  const toTreasury = (revenue * percentOf(s, company, OFFER)) / 100;
  const paid = revenue * partOf(s, company, seat) + sharesOf(s, company, seat) * riseBy(s, company, 'paid');
  return [
    { action: { type: 'dividend', kind: 'payout' }, value: paid + idleMoney(s) * toTreasury },
    { action: { type: 'dividend', kind: 'withhold' }, value: Math.max(kept, trainWorth(situation, company, revenue)) },
  ];
}

/** R162: reduction of each share by a loan. */
const OFF_SHARE = 50;

/** A loan is repaid with money that buys no further train. */
export function repayIdeas({ s, seat }: Situation): Idea[] {
  const company = operating(s);
  const spare = treasuryOf(s, company) - missingSoon(s, company);
  const value = OFF_SHARE * sharesOf(s, company, seat) - idleMoney(s) * LOAN - (spare < LOAN ? MISSED * LOAN : 0);
  return [{ action: { type: 'repayLoan' }, value }];
}
