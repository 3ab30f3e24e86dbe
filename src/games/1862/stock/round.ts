// How a stock round begins and ends (R031, R035, R188-R189).
import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { nextSeat, seatsFrom } from '../../../engine/core/seats.ts';
import { ruling } from '../../../engine/core/state.ts';
import { push } from '../../../engine/flow/frame.ts';
import { companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { newStockFrame, type StockFrame } from '../frames.ts';
import { backToIpo } from '../restart.ts';
import { type Obligation, own, type State1862 } from '../state.ts';

/** R189: what missed its obligation in the last one is available again. */
export function beginStockRound(s: State1862, set: number, seat: Seat): void {
  for (const id of companyIds) own(s, id).heldBack = false;
  push(s, newStockFrame(set, seat));
}

/** R031: five times the price. */
const fineFor = (s: State1862, { company }: Obligation): number => 5 * own(s, company).ipo;

/** From the player who had priority on, and the first won first. */
const inOrder = (s: State1862): Obligation[] =>
  seatsFrom(s, s.priority).flatMap((seat) => s.obligations.filter((obligation) => obligation.seat === seat));

export function endStockRound(s: State1862, { lastActor }: StockFrame, emit: Emit<Event1862>): void {
  const fines = inOrder(s).map((missed) => ({ ...missed, fine: fineFor(s, missed) }));
  for (const { company, seat, fine } of fines) {
    emit?.({ type: 'obligationMissed', company, seat, fine });
    backToIpo(s, company); // R032, R188: without refund for anybody
    own(s, company).heldBack = ruling(s, 'failedCharterBack') === 'nextStockRound';
  }
  for (const { company, seat, fine } of fines.toReversed())
    push(s, { kind: 'fine', at: 'pay', company, seat, left: fine });
  if (lastActor !== null) s.priority = nextSeat(s, lastActor); // R035
}
