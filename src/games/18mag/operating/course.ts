// R026-R027: after the draft a set of operating rounds, then a stock round and a set in turn.
import { push } from '../../../engine/flow/frame.ts';
import { course as courseOfRounds } from '../../../kernel/rounds/course.ts';
import type { Event18Mag } from '../events.ts';
import type { CourseFrame } from '../frames.ts';
import type { State18Mag } from '../state.ts';
import { newStockFrame } from '../stock/frame.ts';
import { lastPhase } from '../trains.ts';
import { beginSet } from './round.ts';

/** The draft is over, and has left the stack; it was the first stock round. */
export const beginCourse = (s: State18Mag): void =>
  push(s, { kind: 'course', at: 'operatingRounds', set: 1, final: false });

export const course = courseOfRounds<State18Mag, Event18Mag>({
  cite: 'VI.1',
  stockRound: (s, set, seat) => push(s, newStockFrame(set, seat)),
  operatingRounds: (s, frame, emit) => beginSet(s, frame as CourseFrame, s.phase === lastPhase(s), emit), // R037, R158
});
