// Where a minor lays its tiles: every way is priced by the board it makes.
import { type Board, boardWith, hasTokenIn, nodeId } from '../../../engine/index.ts';
import type { MinorId } from '../../../games/18mag/companies.ts';
import { mapOf } from '../../../games/18mag/map.ts';
import { terrainCost } from '../../../games/18mag/operating/terrain.ts';
import { minorOf, type State18Mag, turnOf } from '../../../games/18mag/state.ts';
import { type Lay, laysOf } from '../kit18xx/lays.ts';
import { some } from '../kit18xx/some.ts';
import { boardWithToken } from '../kit18xx/withToken.ts';
import { horizon, revenueWorth } from './outlook.ts';
import { paymentWorth } from './payments.ts';
import type { Idea, Seen } from './seen.ts';
import { standing, standingNow } from './standing.ts';

/**
 * How many ways of laying a tile are looked at, how many of them closely, and how many at all when the bot must be
 * fast.
 */
const LOOKED = 40;
const CLOSELY = 6;
const FEW = 3;
const SECOND = 10;

/** The board with a tile more; a home token that it lifts comes to the city with track (R060). */
function boardAfter(s: State18Mag, minor: MinorId, { hex, tile, rotation }: Lay): Board {
  const board = boardWith(mapOf(s), s.board, hex, tile, rotation);
  const isLifted = hasTokenIn(s.board, minor, hex) && !hasTokenIn(board, minor, hex);
  if (!isLifted) return board;
  return boardWithToken(mapOf(s), board, minor, nodeId(hex, 0));
}

/** A terrain token is spent where much is to be paid (R064). */
const DEAR = 20;

export function layIdeas(seen: Seen): Idea[] {
  const { game, s, seat, careful, rng } = seen;
  const { company, lays } = turnOf(s);
  const all = laysOf(game, s, seat, 'layTile', mapOf(s));
  const valued = careful ? standing : standingNow;
  const now = valued(s, company, s.board);
  const worth = horizon(s) * revenueWorth(s);
  return some(all, careful ? LOOKED : FEW, rng)
    .map((lay) => {
      const board = boardAfter(s, company, lay);
      return { lay, board, first: standingNow(s, company, board) };
    })
    .sort((a, b) => b.first - a.first)
    .slice(0, CLOSELY)
    .map(({ lay, board }): Idea => {
      const cost = terrainCost(s, lay.hex);
      const byToken = cost >= DEAR && minorOf(s, company).terrainTokens > 0;
      const paid = paymentWorth(s, seat, byToken ? 0 : cost, 'SIK', cost);
      const second = lays > 0 ? paymentWorth(s, seat, SECOND, 'SKEV') : 0;
      return {
        action: { type: 'layTile', ...lay, terrain: byToken ? 'token' : 'treasury' },
        value: (valued(s, company, board) - now) * worth + paid + second,
      };
    });
}
