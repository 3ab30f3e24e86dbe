// Decides about the revenue of a turn, and about a company's debts.
import { OFFER, percentOf } from '../../../engine/index.ts';
import { LOAN } from '../rules/limits.ts';
import { operating, turnOf } from '../rules/state.ts';
import { coinWorth } from './cash.ts';
import type { Idea, Situation } from './situation.ts';
import { beside, moneyWorth, partOf, riseBy, stakeIn, worthWith } from './stake.ts';
import { standingOf } from './standing.ts';

/** Compares the outlooks with the money in the treasury, and with a dividend and a better price. */
export function dividendIdeas({ s, seat, weights }: Situation): Idea[] {
  const { company, revenue } = turnOf(s);
  const now = standingOf(s, company);
  const kept = worthWith(s, seat, company, { ...now, money: now.money + revenue }, 'trains');
  const toTreasury = (revenue * percentOf(s, company, OFFER)) / 100;
  const after = { ...now, money: now.money + toTreasury, space: now.space + 1 };
  const paid = revenue * beside(s, seat, (one) => partOf(s, company, one));
  const rise = stakeIn(s, company, seat) * riseBy(s, company, 'paid');
  return [
    {
      action: { type: 'dividend', kind: 'payout' },
      value:
        weights.invest * paid * coinWorth(s, seat) +
        rise +
        weights.build * (worthWith(s, seat, company, after, 'trains') - kept),
    },
    { action: { type: 'dividend', kind: 'withhold' }, value: 0 },
  ];
}

/** R162: reduction of each share by a loan. */
export const OFF_SHARE = 50;

/** A loan is repaid with money that buys nothing better. */
export function repayIdeas({ s, seat }: Situation): Idea[] {
  const company = operating(s);
  const value = OFF_SHARE * stakeIn(s, company, seat) - LOAN * moneyWorth(s, seat, company);
  return [{ action: { type: 'repayLoan' }, value }];
}
