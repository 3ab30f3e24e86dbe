// Maritime companies: choices in the draft, and the time to hand them over.

import { valuesOf } from '../../../bots/kit/situation.ts';
import { below, tokenNodes } from '../../../engine/index.ts';
import { INCOME, type MaritimeId } from '../rules/companies.ts';
import { placesOf } from '../rules/map.ts';
import { hasTrain, maritimesOwned, operating, type State1865 } from '../rules/state.ts';
import { hasCome } from '../rules/trains.ts';
import { horizon } from './horizon.ts';
import { lifeOf } from './pace.ts';
import type { Idea, Situation } from './situation.ts';
import { worthWith } from './stake.ts';
import { standingOf } from './standing.ts';

/** Worth of the maritime companies: those at the homes of companies find their place soonest. */
const liked: Readonly<Record<MaritimeId, number>> = { M3: 90, M5: 82, M6: 80, M4: 70, M2: 66, M1: 66, M8: 60, M7: 60 };
/** Differences that taste makes up for. */
const TASTE = 16;

export const draftIdeas = (situation: Situation): Idea[] =>
  (valuesOf(situation, 'takeMaritime') as readonly MaritimeId[]).map((maritime) => ({
    action: { type: 'takeMaritime', maritime },
    value: liked[maritime] + below(situation.rng, TASTE),
  }));

/** Rounds in which it would still pay him: until the first PH5 (R014, R023), which comes well before the first PH6. */
const PAYS = 0.7;
const paysFor = (s: State1865): number => (hasCome(s, '5') ? 0 : Math.min(horizon(s) - 1, PAYS * lifeOf(s, 'PH3-0')));

/** Compares its coverage and bonus with its payments to him. */
export function handOverIdeas({ s, seat }: Situation): Idea[] {
  const company = operating(s);
  if (!hasTrain(s, company)) return [];
  const now = standingOf(s, company);
  return maritimesOwned(s, seat).map((maritime) => {
    const isThere = tokenNodes(s.board, company).some((node) => placesOf(maritime).includes(node));
    const after = {
      ...now,
      maritimes: now.maritimes + 1,
      traffic: now.traffic + (isThere ? Number(s.phase) : 0),
    };
    const gain = worthWith(s, seat, company, after) - worthWith(s, seat, company, now);
    return { action: { type: 'handOver', maritime }, value: gain - INCOME * paysFor(s) };
  });
}
