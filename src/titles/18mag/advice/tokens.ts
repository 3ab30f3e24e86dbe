// Places a minor's token, if anywhere.

import { bestBy } from '../../../bots/kit/sight.ts';
import { valuesOf } from '../../../bots/kit/situation.ts';
import { boardWithToken } from '../../../bots/kit/withToken.ts';
import type { NodeId } from '../../../engine/index.ts';
import { mapOf } from '../rules/map.ts';
import { tokenCost } from '../rules/operating/tokens.ts';
import { turnOf } from '../rules/state.ts';
import { atFirstSight, runsOn } from './boardWorth.ts';
import { horizon } from './horizon.ts';
import { othersGain } from './others.ts';
import { paymentsOf } from './payments.ts';
import type { Idea, Situation } from './situation.ts';

/** Places considered, without a look at the other minors and with it. */
const PLACES = 5;
const MORE = 10;

function tokensBy(situation: Situation, looks: boolean): Idea[] {
  const { s, seat } = situation;
  const { company } = turnOf(s);
  const cost = tokenCost(s, company);
  const now = runsOn(s, company, s.board);
  const payments = paymentsOf(s, seat);
  const spent = payments.of(cost, 'SKEV', cost / 2);
  const boards = (valuesOf(situation, 'placeToken') as readonly NodeId[]).map((city) => ({
    city,
    board: boardWithToken(mapOf(s), s.board, company, city),
  }));
  return bestBy(boards, looks ? MORE : PLACES, ({ board }) => atFirstSight(s, company, board)).map(
    ({ city, board }) => {
      const others = looks ? othersGain(s, seat, company, board) : 0;
      const gain = runsOn(s, company, board) - now + others;
      return { action: { type: 'placeToken', city }, value: gain * horizon(s) * payments.revenue + spent };
    },
  );
}

export const tokenIdeas = (situation: Situation): Idea[] => tokensBy(situation, false);
/** With time to look: more cities, and what a token does to the other minors. */
export const wideTokenIdeas = (situation: Situation): Idea[] => tokensBy(situation, true);
