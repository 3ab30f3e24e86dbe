// R011: after the auction a stock round and a set of operating rounds follow each other.
import { push } from '../../../engine/flow/frame.ts';
import { course as courseOfRounds } from '../../../kernel/rounds/course.ts';
import type { Event1856 } from '../events.ts';
import { phases } from '../phases.ts';
import type { State1856 } from '../state.ts';
import { newStockFrame } from '../stock/frame.ts';
import { endGame } from './end.ts';
import { operatingRounds } from './operating.ts';
import { isStandstill } from './standstill.ts';

/** The auction is over: it has left the stack. */
export const beginCourse = (s: State1856): void => push(s, { kind: 'course', at: 'stockRound', set: 0 });

export const course = courseOfRounds<State1856, Event1856>({
  cite: 'Fasi',
  isOver(s, emit) {
    if (!isStandstill(s)) return false;
    endGame(s, 'standstill', emit);
    return true;
  },
  stockRound: (s, set, seat) => push(s, newStockFrame(set, seat)),
  // R010: as many as the phase says when the set starts
  operatingRounds: (s, { set }, emit) =>
    operatingRounds.begin(s, { set, round: 1, of: phases[s.phase].operatingRounds, last: s.broken }, emit),
});
