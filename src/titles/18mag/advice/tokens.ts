// Places a minor's token, if anywhere.

import { bestBy } from '../../../bots/kit/sight.ts';
import { valuesOf } from '../../../bots/kit/situation.ts';
import { boardWithToken } from '../../../bots/kit/withToken.ts';
import type { NodeId } from '../../../engine/index.ts';
import { mapOf } from '../rules/map.ts';
import { tokenCost } from '../rules/operating/tokens.ts';
import { turnOf } from '../rules/state.ts';
import { atFirstSight, runsOn } from './boardWorth.ts';
import { horizon, revenueWorth } from './horizon.ts';
import { paymentWorth } from './payments.ts';
import type { Idea, Situation } from './situation.ts';

/** Places considered. */
const PLACES = 5;

export function tokenIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const { company } = turnOf(s);
  const cost = tokenCost(s, company);
  const now = runsOn(s, company, s.board);
  const spent = paymentWorth(s, seat, cost, 'SKEV', cost / 2);
  const boards = (valuesOf(situation, 'placeToken') as readonly NodeId[]).map((city) => ({
    city,
    board: boardWithToken(mapOf(s), s.board, company, city),
  }));
  return bestBy(boards, PLACES, ({ board }) => atFirstSight(s, company, board)).map(({ city, board }) => {
    const gain = runsOn(s, company, board) - now;
    return { action: { type: 'placeToken', city }, value: gain * horizon(s) * revenueWorth(s) + spent };
  });
}
