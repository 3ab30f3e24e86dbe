// Lays a minor's tiles: every way is priced by the board it makes.

import { type Lay, laysOf } from '../../../bots/kit/lays.ts';
import { bestBy } from '../../../bots/kit/sight.ts';
import { some } from '../../../bots/kit/some.ts';
import { boardWithToken } from '../../../bots/kit/withToken.ts';
import { type Board, boardWith, hasTokenIn, nodeId } from '../../../engine/index.ts';
import type { MinorId } from '../rules/companies.ts';
import { mapOf } from '../rules/map.ts';
import { terrainCost } from '../rules/operating/terrain.ts';
import { minorOf, type State18Mag, turnOf } from '../rules/state.ts';
import { atFirstSight, gain, gainNow } from './boardWorth.ts';
import { horizon, revenueWorth } from './horizon.ts';
import { paymentWorth } from './payments.ts';
import type { Idea, Situation } from './situation.ts';

/** Lays considered, those priced closely, and those considered by a bot that must be fast. */
const LOOKED = 16;
const CLOSELY = 4;
const FEW = 3;
const SECOND = 10;

/** The board with one more tile; a home token that it lifts moves to the city with track (R060). */
function boardAfter(s: State18Mag, minor: MinorId, { hex, tile, rotation }: Lay): Board {
  const board = boardWith(mapOf(s), s.board, hex, tile, rotation);
  const isLifted = hasTokenIn(s.board, minor, hex) && !hasTokenIn(board, minor, hex);
  if (!isLifted) return board;
  return boardWithToken(mapOf(s), board, minor, nodeId(hex, 0));
}

/** Least cost for which a terrain token is spent (R064). */
const DEAR = 20;

export function layIdeas(situation: Situation): Idea[] {
  const { game, s, seat, careful, rng } = situation;
  const { company, lays } = turnOf(s);
  const all = laysOf(game, s, seat, 'layTile', mapOf(s));
  const valued = careful ? gain : gainNow;
  const worth = horizon(s) * revenueWorth(s);
  const boards = (careful ? all : some(all, FEW, rng)).map((lay) => ({ lay, board: boardAfter(s, company, lay) }));
  return bestBy(boards, LOOKED, ({ board }) => atFirstSight(s, company, board))
    .map((way) => ({ ...way, first: gainNow(s, company, way.board) }))
    .sort((a, b) => b.first - a.first)
    .slice(0, CLOSELY)
    .map(({ lay, board }): Idea => {
      const cost = terrainCost(s, lay.hex);
      const byToken = cost >= DEAR && minorOf(s, company).terrainTokens > 0;
      const paid = paymentWorth(s, seat, byToken ? 0 : cost, 'SIK', cost);
      const second = lays > 0 ? paymentWorth(s, seat, SECOND, 'SKEV') : 0;
      return {
        action: { type: 'layTile', ...lay, terrain: byToken ? 'token' : 'treasury' },
        value: valued(s, company, board) * worth + paid + second,
      };
    });
}
