// How a stock round ends: who has priority in the next one (R066).
import { nextSeat } from '../../../../engine/core/seats.ts';
import type { StockFrame } from '../frames.ts';
import type { State1865 } from '../state.ts';

/** The player to the left of the last who bought or sold; where nobody did it stays. */
export function passPriority(s: State1865, { lastActor }: StockFrame): void {
  if (lastActor !== null) s.priority = nextSeat(s, lastActor);
}
