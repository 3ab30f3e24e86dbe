// Sales: shares that fall, and shares that bring less than a company that their price would open.
import { percentOf, unitOf } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { priceOf, type State1865 } from '../rules/state.ts';
import { freeCash, isOwn } from './launching.ts';
import type { Idea, Situation } from './situation.ts';
import { heldBy, outlookNow, sharesOf } from './stake.ts';
import { startsWith } from './start.ts';

/** Losing shares are sold, unless he presides. */
function fallingIdeas({ s, seat }: Situation): Idea[] {
  return heldBy(s, seat)
    .filter((company) => !isOwn(s, company, seat) && outlookNow(s, company).gain <= 0)
    .map((company) => ({
      action: { type: 'sellShares', company, percent: percentOf(s, company, seat) },
      value: -outlookNow(s, company).gain * sharesOf(s, company, seat),
    }));
}

/** What a share brings for each hundred of its price. */
const yieldOf = (s: State1865, company: CompanyId): number => (100 * outlookNow(s, company).gain) / priceOf(s, company);

/** Points by which a new company must be better than the shares sold for it. */
const BETTER = 25;

/** Shares of others' companies that could open a company, the lowest yield first. */
function fundingIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const free = freeCash(s, seat);
  const foreign = heldBy(s, seat)
    .filter((company) => !isOwn(s, company, seat))
    .map((company) => ({
      company,
      yields: yieldOf(s, company),
      worth: sharesOf(s, company, seat) * priceOf(s, company),
    }))
    .sort((a, b) => a.yields - b.yields);
  const all = foreign.reduce((sum, { worth }) => sum + worth, free);
  const best = startsWith(situation, all).sort((a, b) => b.value - a.value)[0];
  const least = foreign[0];
  if (best === undefined || least === undefined || best.cost <= free || best.value < least.yields + BETTER) return [];
  const shares = Math.min(sharesOf(s, least.company, seat), Math.ceil((best.cost - free) / priceOf(s, least.company)));
  return [
    {
      action: { type: 'sellShares', company: least.company, percent: shares * unitOf(s, least.company) },
      value: best.value,
    },
  ];
}

export const sellIdeas = (situation: Situation): Idea[] => [...fallingIdeas(situation), ...fundingIdeas(situation)];
