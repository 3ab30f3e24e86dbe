// A stock round: player by player, until all have passed in a row (R120-R122, R135).
import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import type { Frame, FrameDef } from '../../../engine/flow/frame.ts';
import { byPrice } from '../../../engine/market/market.ts';
import { percentOfPlayers } from '../../../engine/shares/shares.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { StockFrame } from '../frames.ts';
import { marketOf } from '../market.ts';
import { ISTVAN, isSolo, nextSeat, sidesOf } from '../players.ts';
import { moveMarker } from '../prices.ts';
import { istvanStockTurn } from '../solo/shares.ts';
import { type State18Mag, stockOf } from '../state.ts';
import { buyShare } from './buyShare.ts';
import { sellShares } from './sellShares.ts';

export const newStockFrame = (set: number, seat: Seat): StockFrame => ({
  kind: 'stock',
  at: 'istvansTurn',
  set,
  seat,
  passes: 0,
  sold: [],
  soldInRound: {},
});

/** R185: nobody is asked for István. */
const istvansTurn: AutoStep<State18Mag, Event18Mag> = {
  id: 'istvansTurn',
  auto(s, emit) {
    const round = stockOf(s);
    if (!isSolo(s) || round.seat !== ISTVAN) return;
    istvanStockTurn(s, emit);
    round.at = 'nextTurn';
  },
};

const nextTurn: AutoStep<State18Mag, Event18Mag> = {
  id: 'nextTurn',
  auto(s) {
    const round = stockOf(s);
    round.seat = nextSeat(s, round.seat);
    round.sold = [];
  },
};

/** R135: the dearest first, so that markers meet in a stated order. */
function raiseSoldOut(s: State18Mag, emit: Emit<Event18Mag>): void {
  for (const company of byPrice(marketOf(s), s) as MajorId[])
    if (percentOfPlayers(s, company) === 100) {
      emit?.({ type: 'soldOut', company });
      moveMarker(s, company, 1, emit);
    }
}

export const stock: FrameDef<State18Mag> = {
  cite: 'VII',
  stages: { istvansTurn, trade: [sellShares, buyShare], nextTurn },
  again: (s) => stockOf(s).passes < sidesOf(s),
  end: (s, _: Frame, emit: Emit<Event18Mag>) => raiseSoldOut(s, emit),
};
