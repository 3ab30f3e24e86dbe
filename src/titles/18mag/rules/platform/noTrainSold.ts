// R032-R037: 18xx.games lays no markers on a stack. At the end of each operating round it counts the rounds in a row
// without a sale of the supply. The third one brings the next phase and uses up no type.

import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { under } from '../../../../engine/flow/frame.ts';
import { type Slip, withAuto, withFrame, withStep, wrapped } from '../../../../kernel/wrapping.ts';
import type { Event18Mag } from '../events.ts';
import type { CourseFrame, OperatingFrame } from '../frames.ts';
import { beginPhase, markedStack, takeMarkers } from '../operating/phaseChange.ts';
import { isLastRound, nextMinor, rounds } from '../operating/rounds.ts';
import { operatingOf, type State18Mag } from '../state.ts';
import { lastPhase, MARKERS, operatingRounds } from '../trains.ts';

const isCounted = (s: State18Mag): boolean => ruling(s, 'noTrainSold') === 'anySale';

function countRound(s: State18Mag, sold: boolean, emit: Emit<Event18Mag>): void {
  const stack = markedStack(s);
  if (!sold) {
    s.markers += 1;
    if (stack !== undefined) emit?.({ type: 'markerPlaced', markers: s.markers, train: stack });
    if (s.markers < MARKERS) return;
  }
  takeMarkers(s, emit);
  if (!sold && stack !== undefined) beginPhase(s, 'markers', stack, emit);
}

const counting: Slip<State18Mag> = (game) =>
  withFrame(game, 'operating', (operating) => ({
    end(s, frame, emit) {
      const round = frame as OperatingFrame;
      if (isCounted(s) && !isLastRound(round)) countRound(s, round.trainSold, emit);
      operating.end!(s, frame, emit);
    },
  }));

/** Marks the book's check after the minors as done. */
const noMarker: Slip<State18Mag> = (game) =>
  withAuto(game, 'operating', 'nextTurn', (inner) => (s, emit) => {
    if (isCounted(s) && !nextMinor(s)) operatingOf(s).marked = true;
    inner(s, emit);
  });

/**
 * Hides the markers during a sale, which by the book would take them at once; here it ends the count only when the round
 * is over.
 */
function keepingCount(s: State18Mag, sale: () => void): void {
  const { markers } = s;
  if (isCounted(s)) s.markers = 0;
  sale();
  if (isCounted(s)) s.markers = markers;
}

const sales: Slip<State18Mag> = (game) =>
  withStep(game, 'minor', 'trains', 'buyTrain', (step) => ({
    ...step,
    apply: (s, a, emit, seat) => keepingCount(s, () => step.apply(s, a, emit, seat)),
  }));

const istvansSales: Slip<State18Mag> = (game) =>
  withAuto(game, 'istvan', 'trains', (inner) => (s, emit) => keepingCount(s, () => inner(s, emit)));

/** R037: plays one more set if the count brought the last phase, which comes too late to be seen there. */
const lateEnd: Slip<State18Mag> = (game) =>
  withAuto(game, 'course', 'operatingRounds', (inner) => (s, emit) => {
    const course = under<CourseFrame>(s, 'course');
    const isFinal = s.phase === lastPhase(s);
    const isLate = isCounted(s) && isFinal && !course.final && s.phasesBy.at(-1) === 'markers';
    course.final = isFinal;
    if (isLate) rounds.begin(s, { set: course.set, round: 1, of: operatingRounds(s, s.phase), last: false }, emit);
    else inner(s, emit);
  });

export const noTrainSold: Slip<State18Mag> = (game) =>
  wrapped(game, [counting, noMarker, sales, istvansSales, lateEnd]);
