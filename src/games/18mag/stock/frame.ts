// A stock round: player by player, until all have passed in a row (R120-R122, R135).
import type { Seat } from '../../../engine/core/action.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import { newStockRound, stockOf, stockRound } from '../../../kernel/stock/round.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { StockFrame } from '../frames.ts';
import { marketOf } from '../market.ts';
import { moveMarker } from '../operating/prices.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { istvanStockTurn } from '../solo/shares.ts';
import type { State18Mag } from '../state.ts';
import { buyShare } from './buyShare.ts';
import { sellShares } from './sellShares.ts';

export const newStockFrame = (set: number, seat: Seat): StockFrame => newStockRound(set, seat, 'istvansTurn');

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

export const stock = stockRound<State18Mag, StockFrame, Event18Mag>({
  cite: 'VII',
  before: { istvansTurn },
  trade: [sellShares, buyShare],
  market: marketOf,
  soldOut: (s, company, emit) => moveMarker(s, company as MajorId, 1, emit), // R135
});
