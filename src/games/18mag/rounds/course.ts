// R026-R027: after the draft a set of operating rounds, then a stock round and a set in turn.
import type { Emit } from '../../../engine/core/event.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import { type FrameDef, push } from '../../../engine/flow/frame.ts';
import type { Event18Mag } from '../events.ts';
import type { CourseFrame } from '../frames.ts';
import { type State18Mag, under } from '../state.ts';
import { newStockFrame } from '../stock/frame.ts';
import { beginSet } from './operating.ts';

/** The draft is over, and has left the stack; it was the first stock round. */
export const beginCourse = (s: State18Mag): void =>
  push(s, { kind: 'course', at: 'operatingRounds', set: 1, final: false });

const stockRound: AutoStep<State18Mag, Event18Mag> = {
  id: 'stockRound',
  auto(s, emit) {
    const course = under<CourseFrame>(s, 'course');
    course.set += 1;
    push(s, newStockFrame(course.set, s.priority));
    emit?.({ type: 'stockRoundBegan', set: course.set, seat: s.priority });
  },
};

const operatingRounds: AutoStep<State18Mag, Event18Mag> = {
  id: 'operatingRounds',
  auto: (s, emit: Emit<Event18Mag>) => beginSet(s, under<CourseFrame>(s, 'course'), emit),
};

export const course: FrameDef<State18Mag> = {
  cite: 'VI.1',
  stages: { stockRound, operatingRounds },
  again: () => true,
};
