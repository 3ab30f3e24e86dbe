// Places a token, if anywhere: only better runs are worth its price.

import { valuesOf } from '../../../bots/kit/situation.ts';
import type { NodeId } from '../../../engine/index.ts';
import { tokenCost } from '../rules/operating/placeToken.ts';
import { turnOf } from '../rules/state.ts';
import { boardWithToken } from './boards.ts';
import { runsOn } from './boardWorth.ts';
import { needOf } from './need.ts';
import type { Idea, Situation } from './situation.ts';
import { stakeOf } from './stake.ts';

/** Value of a dollar of the treasury, and its extra value if a train must soon be bought. */
const SPENT = 0.5;
const WANTED = 0.8;

export function tokenIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const { company } = turnOf(s);
  const { worth } = stakeOf(s, company, seat);
  const now = runsOn(s, company, s.board);
  const dollar = SPENT + WANTED * needOf(s, company).soon;
  return (['placeToken', 'placeKitchenerToken'] as const).flatMap((type) => {
    const cities = valuesOf(situation, type) as readonly NodeId[];
    return cities.map((city): Idea => {
      const gain = runsOn(s, company, boardWithToken(s.board, company, city)) - now;
      const cost = type === 'placeToken' ? tokenCost(s, company) : 0;
      return { action: { type, city }, value: gain * worth - cost * dollar };
    });
  });
}

/** A token picks the city with its best runs (R083). */
export function cityIdeas(situation: Situation): Idea[] {
  const { s } = situation;
  const frame = s.flow[s.flow.length - 1]!;
  if (frame.kind !== 'city') return [];
  const { company } = frame.queue[0]!;
  return (valuesOf(situation, 'pickCity') as readonly NodeId[]).map((city) => ({
    action: { type: 'pickCity', city },
    value: 1 + runsOn(s, company, boardWithToken(s.board, company, city)),
  }));
}
