// The board after the first tiles of a company that has not operated yet, found by trying them one after the other.
import { plainManner } from '../../../bots/manner.ts';
import {
  type Board,
  certificatesOf,
  remembering,
  type Seat,
  type TrainId,
  treasury,
  typeOf,
} from '../../../engine/index.ts';
import { type CompanyId, type OrdinaryId, ordinaries } from '../rules/companies.ts';
import { newTurn } from '../rules/frames.ts';
import { game1856 } from '../rules/index.ts';
import { seatOwning } from '../rules/operating/privates.ts';
import { privateIds } from '../rules/privates.ts';
import type { State1856 } from '../rules/state.ts';
import { trainFacts } from '../rules/trains.ts';
import { boardOf } from './boards.ts';
import { forSale } from './fleet.ts';
import { land } from './land.ts';
import type { Situation } from './situation.ts';
import { boardAfter, pricedLays } from './track.ts';

const TILES = 2;
/** Lays considered for each, and those priced closely: there are many companies to try. */
const CARE = { looked: 12, closely: 3 };
/** Weight of a place for each hex on the way, and the number of stops counted at first. */
const NEARER = 0.8;
const MOST = 4;
/** Money enough for terrain and a few trains. */
const MONEY = 400;

/** Without trying lays: its home, and the best places nearby. */
export function guessedRevenue(s: State1856, company: OrdinaryId, trains: readonly TrainId[]): number {
  const { home } = ordinaries[company];
  const { places, stepsBetween } = land;
  const near = places
    .filter(({ hex }) => hex !== home)
    .map(({ hex, worth }) => worth * NEARER ** stepsBetween(home, hex))
    .sort((a, b) => b - a);
  const own = places.find(({ hex }) => hex === home)!.worth * NEARER;
  return trains.reduce((sum, train) => {
    const stops = Math.min(MOST, trainFacts(s, typeOf(train)).distance ?? MOST);
    return sum + own + near.splice(0, stops - 1).reduce((a, b) => a + b, 0);
  }, 0);
}

/** Any president will do: the tiles are the same. */
const SOMEBODY: Seat = 1;

/** The company in its turn, with money and little else, so that the answer depends on little and can be reused. */
const imagined = (s: State1856, company: CompanyId, board: Board): State1856 => ({
  ...s,
  board,
  cash: { ...s.cash, [treasury(company)]: MONEY },
  shares: { ...s.shares, [company]: { ...certificatesOf(s, company), president: SOMEBODY } },
  companies: { ...s.companies, [company]: { ...s.companies[company], operated: true, capital: null, loans: Infinity } },
  flow: [{ ...newTurn(company), at: 'track' }],
});

const prospects = remembering<Board>();

export function prospectOf(s: State1856, company: CompanyId): Board {
  const blocked = privateIds.filter((id) => seatOwning(s, id) !== null);
  const key = [company, s.phase, forSale(s, company).map(typeOf), blocked].join(';');
  return prospects(s.board, key, () => boardTried(s, company));
}

function boardTried(s: State1856, company: CompanyId): Board {
  let board = boardOf(s, company);
  for (let i = 0; i < TILES; i++) {
    const at: Situation = {
      game: game1856,
      s: imagined(s, company, board),
      seat: SOMEBODY,
      rng: [],
      careful: true,
      weights: plainManner.weights,
    };
    const [best] = pricedLays(at, 'layTile', CARE);
    if (!best) break;
    board = boardAfter(at, company, best.lay);
  }
  return board;
}
