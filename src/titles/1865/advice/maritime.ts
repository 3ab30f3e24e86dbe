// Maritime companies: choices in the draft, and the time to hand them over.

import { valuesOf } from '../../../bots/kit/situation.ts';
import { tokenNodes } from '../../../engine/index.ts';
import { INCOME, MARITIME_COVERAGE, type MaritimeId } from '../rules/companies.ts';
import { placesOf } from '../rules/map.ts';
import { coverageIn } from '../rules/operating/revenue.ts';
import { hasTrain, maritimesOwned, operating, type State1865 } from '../rules/state.ts';
import { horizon } from './horizon.ts';
import type { Idea, Situation } from './situation.ts';
import { earnedWith, PER_UNIT, partOf } from './stake.ts';
import { lifeOf } from './trains.ts';

/** Ranking of the maritime companies: those at the homes of companies find their place soonest. */
const liked: readonly MaritimeId[] = ['M3', 'M5', 'M6', 'M4', 'M2', 'M1', 'M8', 'M7'];

export const draftIdeas = (situation: Situation): Idea[] =>
  (valuesOf(situation, 'takeMaritime') as readonly MaritimeId[]).map((maritime) => ({
    action: { type: 'takeMaritime', maritime },
    value: 10 * (liked.length - liked.indexOf(maritime)),
  }));

/** Rounds in which it would still pay him: until the first PH5 (R014, R023). */
const paysFor = (s: State1865): number => lifeOf(s, 'PH3-0') / 2;

/** Compares its coverage and bonus with its payments to him. */
export function handOverIdeas({ s, seat }: Situation): Idea[] {
  const company = operating(s);
  if (!hasTrain(s, company)) return [];
  const coverage = coverageIn(s, company);
  const more = earnedWith(s, company, coverage + MARITIME_COVERAGE) - earnedWith(s, company, coverage);
  return maritimesOwned(s, seat).map((maritime) => {
    const isThere = tokenNodes(s.board, company).some((node) => placesOf(maritime).includes(node));
    const bonus = isThere && more > 0 ? PER_UNIT * Number(s.phase) : 0;
    const gain = (more + bonus) * (horizon(s) - 1) * partOf(s, company, seat);
    return { action: { type: 'handOver', maritime }, value: gain - INCOME * paysFor(s) };
  });
}
