// R026-R027: after the draft a set of operating rounds, then a stock round and a set in turn.
import { push } from '../../../engine/flow/frame.ts';
import { course as courseOfRounds } from '../../../kernel/rounds/course.ts';
import type { Event18Mag } from '../events.ts';
import type { CourseFrame } from '../frames.ts';
import { lastPhase, operatingRounds } from '../phases.ts';
import type { State18Mag } from '../state.ts';
import { newStockFrame } from '../stock/frame.ts';
import { isEndDelayed } from './markers.ts';
import { operatingRound } from './operating.ts';

/** The draft is over, and has left the stack; it was the first stock round. */
export const beginCourse = (s: State18Mag): void =>
  push(s, { kind: 'course', at: 'operatingRounds', set: 1, final: false });

export const course = courseOfRounds<State18Mag, Event18Mag>({
  cite: 'VI.1',
  stockRound: (s, set, seat) => push(s, newStockFrame(set, seat)),
  /** R027: as many rounds as the phase says when the set starts. */
  operatingRounds(s, frame, emit) {
    const theCourse = frame as CourseFrame;
    const isFinal = s.phase === lastPhase(s);
    const last = isFinal && (theCourse.final || !isEndDelayed(s)); // R037, R158
    theCourse.final = isFinal;
    operatingRound.begin(s, { set: theCourse.set, round: 1, of: operatingRounds(s, s.phase), last }, emit);
  },
});
