// Builds and places tokens: every way is priced by the board it makes.

import { type Lay, laysOf } from '../../../bots/kit/lays.ts';
import { valuesOf } from '../../../bots/kit/seen.ts';
import { bestBy } from '../../../bots/kit/sight.ts';
import { some } from '../../../bots/kit/some.ts';
import { boardWithToken } from '../../../bots/kit/withToken.ts';
import { type Board, boardWith, hasTokenIn, type NodeId } from '../../../engine/index.ts';
import { type CompanyId, companies } from '../rules/companies.ts';
import { homeCity } from '../rules/home.ts';
import { londonPlaces, map } from '../rules/map.ts';
import { turnOf } from '../rules/state.ts';
import { horizon } from './outlook.ts';
import { fleetOf } from './runs.ts';
import type { Idea, Seen } from './seen.ts';
import { partOf } from './stake.ts';
import { atFirstSight, gain, gainNow } from './standing.ts';

/** Lays considered, those priced closely, and those considered by a bot that must be fast. */
const LOOKED = 16;
const CLOSELY = 4;
const FEW = 3;
/** Lays considered for a company with several freights, whose runs take far longer to find. */
const WITH_FREIGHTS = 6;
/** Token places considered. */
const PLACES = 4;
/** Worth of another token on the sheet. */
const TOKEN = 6;
/** Worth of track that changes nothing yet. */
const ANY_TRACK = 1;

/** Worth to a seat of a round's revenue in all rounds that count. */
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
  const valued = careful ? gain : gainNow;
  const all = laysOf(game, s, seat, 'layTile', map);
  const boards = (careful ? all : some(all, FEW, rng)).map((lay) => ({ lay, board: boardAfter(seen, company, lay) }));
  const freights = fleetOf(s, company).filter(({ kind }) => kind === 'freight').length;
  return bestBy(boards, freights > 1 ? WITH_FREIGHTS : LOOKED, ({ board }) => atFirstSight(s, company, board))
    .map((way) => ({ ...way, first: gainNow(s, company, way.board) }))
    .sort((a, b) => b.first - a.first)
    .slice(0, freights > 1 ? CLOSELY / 2 : CLOSELY)
    .map(({ lay, board }) => ({
      action: { type: 'layTile', ...lay },
      value: valued(s, company, board) * worthIn(seen, company) + ANY_TRACK,
    }));
}

const tokenGain = (seen: Seen, city: NodeId): number => {
  const { s } = seen;
  const { company } = turnOf(s);
  const valued = seen.careful ? gain : gainNow;
  return valued(s, company, boardWithToken(map, s.board, company, city)) * worthIn(seen, company) - TOKEN;
};

export function tokenIdeas(seen: Seen): Idea[] {
  const { s } = seen;
  const { company } = turnOf(s);
  const cities = valuesOf(seen, 'placeToken') as readonly NodeId[];
  return bestBy(cities, PLACES, (city) => atFirstSight(s, company, boardWithToken(map, s.board, company, city))).map(
    (city) => ({ action: { type: 'placeToken', city }, value: tokenGain(seen, city) }),
  );
}

/** R115: London takes the build of the turn. */
export function londonIdeas(seen: Seen): Idea[] {
  const place = londonPlaces.find((city) => (seen.s.board.tokens[city] ?? [null]).includes(null));
  return place === undefined ? [] : [{ action: { type: 'placeLondon' }, value: tokenGain(seen, place) - 2 * TOKEN }];
}
