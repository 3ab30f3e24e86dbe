// A stock round: player by player, until all have passed in a row (R032-R033, R047).
import type { Seat } from '../../../engine/core/action.ts';
import { nextSeat } from '../../../engine/core/seats.ts';
import { newStockRound, stockRound } from '../../../kernel/stock/round.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { market } from '../market.ts';
import { moveUp } from '../prices.ts';
import { endGame } from '../rounds/end.ts';
import { isEndedByPasses } from '../rounds/standstill.ts';
import type { State1856, StockFrame } from '../state.ts';
import { buyShare } from './buyShare.ts';
import { lackSecondShare, secondShare } from './secondShare.ts';
import { sellShares } from './sellShares.ts';
import { startCompany } from './startCompany.ts';

export const newStockFrame = (set: number, seat: Seat): StockFrame => ({
  ...newStockRound<CompanyId>(set, seat, 'secondShare'),
  boughtInRound: {},
});

export const stock = stockRound<State1856, StockFrame, Event1856>({
  cite: 'Stock Round',
  before: { secondShare },
  trade: [sellShares, buyShare, startCompany, lackSecondShare],
  market: () => market,
  soldOut: (s, company, emit) => moveUp(s, company as CompanyId, emit), // R047
  after(s, { lastActor }, emit) {
    if (lastActor !== null)
      s.priority = nextSeat(s, lastActor); // R033
    else if (isEndedByPasses(s)) endGame(s, 'standstill', emit);
  },
});
