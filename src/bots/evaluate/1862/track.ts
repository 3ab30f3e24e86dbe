// Where a company builds and places tokens: every way is priced by the board it makes.
import { type Board, boardWith, hasTokenIn, type NodeId } from '../../../engine/index.ts';
import { type CompanyId, companies } from '../../../games/1862/companies.ts';
import { homeCity } from '../../../games/1862/home.ts';
import { londonPlaces, map } from '../../../games/1862/map.ts';
import { turnOf } from '../../../games/1862/state.ts';
import { type Lay, laysOf } from '../kit18xx/lays.ts';
import { valuesOf } from '../kit18xx/seen.ts';
import { some } from '../kit18xx/some.ts';
import { boardWithToken } from '../kit18xx/withToken.ts';
import { horizon } from './outlook.ts';
import type { Idea, Seen } from './seen.ts';
import { partOf } from './stake.ts';
import { standing, standingNow } from './standing.ts';

/** How many ways are looked at, how many of them closely, and how many at all when the bot must be fast. */
const LOOKED = 24;
const CLOSELY = 5;
const FEW = 3;
/** A token more on the sheet is worth a little. */
const TOKEN = 6;
/** Track that changes nothing yet is better than none. */
const ANY_TRACK = 1;

/** What revenue of a round is worth to a seat in all rounds that count. */
const worthIn = ({ s, seat }: Seen, company: CompanyId): number => horizon(s) * Math.max(0.3, partOf(s, company, seat));

/** The home token goes down with the tile of its home (R078). */
function boardAfter({ s }: Seen, company: CompanyId, { hex, tile, rotation }: Lay): Board {
  const board = boardWith(map, s.board, hex, tile, rotation);
  const comesHome = hex === companies[company].home && !hasTokenIn(board, company, hex);
  return comesHome ? boardWithToken(map, board, company, homeCity(company)) : board;
}

export function layIdeas(seen: Seen): Idea[] {
  const { game, s, seat, careful, rng } = seen;
  const { company } = turnOf(s);
  const valued = careful ? standing : standingNow;
  const now = valued(s, company, s.board);
  const all = laysOf(game, s, seat, 'layTile', map);
  return some(all, careful ? LOOKED : FEW, rng)
    .map((lay) => {
      const board = boardAfter(seen, company, lay);
      return { lay, board, first: standingNow(s, company, board) };
    })
    .sort((a, b) => b.first - a.first)
    .slice(0, CLOSELY)
    .map(({ lay, board }) => ({
      action: { type: 'layTile', ...lay },
      value: (valued(s, company, board) - now) * worthIn(seen, company) + ANY_TRACK,
    }));
}

const tokenGain = (seen: Seen, city: NodeId): number => {
  const { s } = seen;
  const { company } = turnOf(s);
  const gain = standing(s, company, boardWithToken(map, s.board, company, city)) - standing(s, company, s.board);
  return gain * worthIn(seen, company) - TOKEN;
};

export const tokenIdeas = (seen: Seen): Idea[] =>
  (valuesOf(seen, 'placeToken') as readonly NodeId[]).map((city) => ({
    action: { type: 'placeToken', city },
    value: tokenGain(seen, city),
  }));

/** R115: it takes the build of the turn. */
export function londonIdeas(seen: Seen): Idea[] {
  const place = londonPlaces.find((city) => (seen.s.board.tokens[city] ?? [null]).includes(null));
  return place === undefined ? [] : [{ action: { type: 'placeLondon' }, value: tokenGain(seen, place) - 2 * TOKEN }];
}
