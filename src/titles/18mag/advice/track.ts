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
import { horizon } from './horizon.ts';
import { othersGain } from './others.ts';
import { paymentsOf } from './payments.ts';
import type { Idea, Situation } from './situation.ts';

/** How closely a bot looks: lays considered, those priced closely, and whether other minors count. */
interface Look {
  readonly lays: number;
  readonly closely: number;
  readonly others: boolean;
}
const GLANCE: Look = { lays: 16, closely: 4, others: false };
const LOOK: Look = { lays: 48, closely: 8, others: true };

/** Lays considered by a bot that must be fast. */
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

function laysBy(situation: Situation, look: Look): Idea[] {
  const { game, s, seat, careful, rng } = situation;
  const { company, lays } = turnOf(s);
  const all = laysOf(game, s, seat, 'layTile', mapOf(s));
  const valued = careful ? gain : gainNow;
  const payments = paymentsOf(s, seat);
  const worth = horizon(s) * payments.revenue;
  const others = (board: Board) => (look.others ? othersGain(s, seat, company, board) : 0);
  const boards = (careful ? all : some(all, FEW, rng)).map((lay) => ({ lay, board: boardAfter(s, company, lay) }));
  return bestBy(boards, look.lays, ({ board }) => atFirstSight(s, company, board))
    .map((way) => ({ ...way, first: gainNow(s, company, way.board) }))
    .sort((a, b) => b.first - a.first)
    .slice(0, look.closely)
    .map(({ lay, board }): Idea => {
      const cost = terrainCost(s, lay.hex);
      const byToken = cost >= DEAR && minorOf(s, company).terrainTokens > 0;
      const paid = payments.of(byToken ? 0 : cost, 'SIK', cost);
      const second = lays > 0 ? payments.of(SECOND, 'SKEV') : 0;
      return {
        action: { type: 'layTile', ...lay, terrain: byToken ? 'token' : 'treasury' },
        value: (valued(s, company, board) + others(board)) * worth + paid + second,
      };
    });
}

export const layIdeas = (situation: Situation): Idea[] => laysBy(situation, GLANCE);
/** With time to look: more tiles, and what they do to the other minors. */
export const wideLayIdeas = (situation: Situation): Idea[] => laysBy(situation, LOOK);
