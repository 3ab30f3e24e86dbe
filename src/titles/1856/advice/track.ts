// Lays a company's tile: every way is priced by the board it makes.

import { laysOf } from '../../../bots/kit/lays.ts';
import { bestBy } from '../../../bots/kit/sight.ts';
import { some } from '../../../bots/kit/some.ts';
import { type Board, boardWith, tokenNodes } from '../../../engine/index.ts';
import type { Lay } from '../../../kernel/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { citiesOn, map } from '../rules/map.ts';
import { terrainCost } from '../rules/operating/layTile.ts';
import { turnOf } from '../rules/state.ts';
import { boardWithToken } from './boards.ts';
import { atFirstSight, gain, gainNow, runsOn } from './boardWorth.ts';
import type { Idea, Situation } from './situation.ts';
import { stakeOf } from './stake.ts';

type LayType = 'layTile' | 'layCanadaTile';

/** The board with one more tile. A token that may pick its city is put where it roughly does most good. */
export function boardAfter({ s }: Situation, company: CompanyId, { hex, tile, rotation }: Lay): Board {
  const board = boardWith(map, s.board, hex, tile, rotation);
  if (tokenNodes(board, company).length === tokenNodes(s.board, company).length) return board;
  const cities = citiesOn({ ...s, board }, hex).filter((city) => (board.tokens[city] ?? [null]).includes(null));
  const boards = cities.map((city) => boardWithToken(board, company, city));
  return boards.reduce((a, b) => (runsOn(s, company, b) > runsOn(s, company, a) ? b : a), boards[0] ?? board);
}

export interface PricedLay {
  readonly lay: Lay;
  /** Rise of the board's worth to the company, in revenue of a round. */
  readonly gain: number;
}

/** Lays considered, those priced closely, and those considered by a bot that must be fast. */
const CARE = { looked: 32, closely: 8 };
const FEW = 3;

export function pricedLays(situation: Situation, type: LayType, { looked, closely } = CARE): PricedLay[] {
  const { game, s, seat, careful, rng } = situation;
  const { company } = turnOf(s);
  const all = laysOf(game, s, seat, type, map);
  const ways = careful ? all : some(all, FEW, rng);
  const boards = ways.map((lay) => ({ lay, board: boardAfter(situation, company, lay) }));
  const first = bestBy(boards, looked, ({ board }) => atFirstSight(s, company, board)).map((way) => ({
    ...way,
    first: gainNow(s, company, way.board),
  }));
  return first
    .sort((a, b) => b.first - a.first)
    .slice(0, closely)
    .map(({ lay, board, first }) => ({ lay, gain: careful ? gain(s, company, board) : first }))
    .sort((a, b) => b.gain - a.gain);
}

/** A dollar of the treasury spent on terrain, beside revenue. */
const SPENT = 0.5;

export function layIdeas(situation: Situation): Idea[] {
  const { s } = situation;
  const { worth } = stakeOf(s, turnOf(s).company, situation.seat);
  return (['layTile', 'layCanadaTile'] as const).flatMap((type) =>
    pricedLays(situation, type).map(({ lay, gain }) => ({
      action: { type, ...lay },
      value: gain * worth - (type === 'layTile' ? SPENT * terrainCost(s, lay.hex) : 0),
    })),
  );
}
