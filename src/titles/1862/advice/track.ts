// Builds and places tokens: every way is priced by the board it makes.

import { type Lay, laysOf } from '../../../bots/kit/lays.ts';
import { bestBy } from '../../../bots/kit/sight.ts';
import { valuesOf } from '../../../bots/kit/situation.ts';
import { some } from '../../../bots/kit/some.ts';
import { boardWithToken } from '../../../bots/kit/withToken.ts';
import { type Board, boardWith, hasTokenIn, type NodeId } from '../../../engine/index.ts';
import { type CompanyId, companies } from '../rules/companies.ts';
import { homeCity } from '../rules/home.ts';
import { londonPlaces, map } from '../rules/map.ts';
import { turnOf } from '../rules/state.ts';
import { atFirstSight, gain, gainNow } from './boardWorth.ts';
import { fleetOf } from './runs.ts';
import type { Idea, Situation } from './situation.ts';
import { worthOfMore } from './stake.ts';

/** Lays considered, those priced closely, and those considered by a bot that must be fast. */
const LOOKED = 8;
const CLOSELY = 3;
const FEW = 3;
/** Lays considered for a company with several freights, whose runs take far longer to find. */
const WITH_FREIGHTS = 4;
/** Token places considered. */
const PLACES = 3;
/** Worth of another token on the sheet. */
const TOKEN = 6;
/** Worth of track that changes nothing yet. */
const ANY_TRACK = 1;

/** The home token goes down with the tile of its home (R078). */
function boardAfter({ s }: Situation, company: CompanyId, { hex, tile, rotation }: Lay): Board {
  const board = boardWith(map, s.board, hex, tile, rotation);
  const comesHome = hex === companies[company].home && !hasTokenIn(board, company, hex);
  return comesHome ? boardWithToken(map, board, company, homeCity(company)) : board;
}

export function layIdeas(situation: Situation): Idea[] {
  const { game, s, seat, careful, rng } = situation;
  const { company } = turnOf(s);
  const valued = careful ? gain : gainNow;
  const all = laysOf(game, s, seat, 'layTile', map);
  const boards = (careful ? all : some(all, FEW, rng)).map((lay) => ({
    lay,
    board: boardAfter(situation, company, lay),
  }));
  const freights = fleetOf(s, company).filter(({ kind }) => kind === 'freight').length;
  return bestBy(boards, freights > 1 ? WITH_FREIGHTS : LOOKED, ({ board }) => atFirstSight(s, company, board))
    .map((way) => ({ ...way, first: gainNow(s, company, way.board) }))
    .sort((a, b) => b.first - a.first)
    .slice(0, freights > 1 ? 2 : CLOSELY)
    .map(({ lay, board }) => ({
      action: { type: 'layTile', ...lay },
      value: worthOfMore(s, seat, company, valued(s, company, board)) + ANY_TRACK,
    }));
}

const tokenGain = (situation: Situation, city: NodeId): number => {
  const { s, seat } = situation;
  const { company } = turnOf(s);
  const valued = situation.careful ? gain : gainNow;
  return worthOfMore(s, seat, company, valued(s, company, boardWithToken(map, s.board, company, city))) - TOKEN;
};

export function tokenIdeas(situation: Situation): Idea[] {
  const { s } = situation;
  const { company } = turnOf(s);
  const cities = valuesOf(situation, 'placeToken') as readonly NodeId[];
  return bestBy(cities, PLACES, (city) => atFirstSight(s, company, boardWithToken(map, s.board, company, city))).map(
    (city) => ({ action: { type: 'placeToken', city }, value: tokenGain(situation, city) }),
  );
}

/** R115: London takes the build of the turn. */
export function londonIdeas(situation: Situation): Idea[] {
  const place = londonPlaces.find((city) => (situation.s.board.tokens[city] ?? [null]).includes(null));
  return place === undefined
    ? []
    : [{ action: { type: 'placeLondon' }, value: tokenGain(situation, place) - 2 * TOKEN }];
}
