// R011: after the auction a stock round and a set of operating rounds follow each other.
import type { Emit } from '../../../engine/core/event.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import { type FrameDef, push } from '../../../engine/flow/frame.ts';
import type { Event1856 } from '../events.ts';
import { phases } from '../phases.ts';
import { type CourseFrame, type State1856, under } from '../state.ts';
import { newStockFrame } from '../stock/frame.ts';
import { endGame } from './end.ts';
import { beginOperatingRound } from './operating.ts';
import { isStandstill } from './standstill.ts';

/** The auction is over: it has left the stack. */
export const beginCourse = (s: State1856): void => push(s, { kind: 'course', at: 'stockRound', set: 0 });

const stockRound: AutoStep<State1856, Event1856> = {
  id: 'stockRound',
  auto(s, emit) {
    if (isStandstill(s)) return endGame(s, 'standstill', emit);
    const course = under<CourseFrame>(s, 'course');
    course.set += 1;
    push(s, newStockFrame(course.set, s.priority));
    emit?.({ type: 'stockRoundBegan', set: course.set, seat: s.priority });
  },
};

const operatingRounds: AutoStep<State1856, Event1856> = {
  id: 'operatingRounds',
  auto(s, emit: Emit<Event1856>) {
    // R010: as many as the phase says when the set starts
    beginOperatingRound(s, under<CourseFrame>(s, 'course').set, 1, phases[s.phase].operatingRounds, emit);
  },
};

export const course: FrameDef<State1856> = {
  cite: 'Fasi',
  stages: { stockRound, operatingRounds },
  again: () => true,
};
