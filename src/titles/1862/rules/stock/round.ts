// The beginning and the end of a stock round (R031, R035, R189).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { nextSeat } from '../../../../engine/core/seats.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { newStockFrame, type StockFrame } from '../frames.ts';
import { own, type State1862 } from '../state.ts';
import { settleObligations } from './fines.ts';

/** R189: companies that missed their obligation in the last round are available again. */
export function beginStockRound(s: State1862, set: number, seat: Seat): void {
  for (const id of companyIds) own(s, id).heldBack = false;
  push(s, newStockFrame(set, seat));
}

export function endStockRound(s: State1862, { lastActor }: StockFrame, emit: Emit<Event1862>): void {
  settleObligations(s, emit);
  if (lastActor !== null) s.priority = nextSeat(s, lastActor); // R035
}
