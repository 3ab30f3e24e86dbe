// A stock round: player by player, until all have passed in a row (R032-R033, R047).
import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import type { FrameDef } from '../../../engine/flow/frame.ts';
import { byPrice } from '../../../engine/market/market.ts';
import { percentOfPlayers } from '../../../engine/shares/shares.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { market } from '../market.ts';
import { moveUp } from '../prices.ts';
import { endGame } from '../rounds/end.ts';
import { isEndedByPasses } from '../rounds/standstill.ts';
import { nextSeat, type State1856, type StockFrame, stockOf } from '../state.ts';
import { buyShare } from './buyShare.ts';
import { lackSecondShare, secondShare } from './secondShare.ts';
import { sellShares } from './sellShares.ts';
import { startCompany } from './startCompany.ts';

export const newStockFrame = (set: number, seat: Seat): StockFrame => ({
  kind: 'stock',
  at: 'secondShare',
  set,
  seat,
  passes: 0,
  lastActor: 0,
  bought: null,
  sold: [],
  soldInRound: {},
  boughtInRound: {},
});

const nextTurn: AutoStep<State1856, Event1856> = {
  id: 'nextTurn',
  auto(s) {
    const round = stockOf(s);
    round.seat = nextSeat(s, round.seat);
    round.bought = null;
    round.sold = [];
  },
};

/** R047: whoever is sold out rises, the dearest first, so that markers meet in a stated order. */
function raiseSoldOut(s: State1856, emit: Emit<Event1856>): void {
  for (const company of byPrice(market, s) as CompanyId[])
    if (percentOfPlayers(s, company) === 100) {
      emit?.({ type: 'soldOut', company });
      moveUp(s, company, emit);
    }
}

export const stock: FrameDef<State1856> = {
  cite: 'Stock Round',
  stages: { secondShare, trade: [sellShares, buyShare, startCompany, lackSecondShare], nextTurn },
  again: (s) => stockOf(s).passes < s.players,
  end(s, { lastActor }: StockFrame, emit: Emit<Event1856>) {
    raiseSoldOut(s, emit);
    if (lastActor !== 0)
      s.priority = nextSeat(s, lastActor); // R033
    else if (isEndedByPasses(s)) endGame(s, 'standstill', emit);
  },
};
