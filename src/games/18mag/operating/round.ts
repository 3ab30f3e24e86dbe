// One operating round: the minors by number, the question whether no train was sold, the majors by price (R032, R038-R040).

import type { Emit } from '../../../engine/core/event.ts';
import { push } from '../../../engine/flow/frame.ts';
import { byPrice } from '../../../engine/market/market.ts';
import { nextRound, operatingRound as roundOf } from '../../../kernel/rounds/operating.ts';
import { type CompanyId, isMinor, type MajorId } from '../companies.ts';
import { endGame, isLastRound } from '../end.ts';
import type { Event18Mag } from '../events.ts';
import type { CourseFrame, OperatingFrame } from '../frames.ts';
import { newMajorTurn, newMinorTurn } from '../frames.ts';
import { marketOf } from '../market.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { newIstvanTurn } from '../solo/frames.ts';
import { payBoardIncome } from '../solo/income.ts';
import { minorsInPlay, operatingOf, ownerOf, type State18Mag } from '../state.ts';
import { lastPhase, operatingRounds } from '../trains.ts';
import { placeMarker } from './phaseChange.ts';

const nextMinor = (s: State18Mag) => minorsInPlay(s).find((id) => !operatingOf(s).done.includes(id));

/** R040: asked anew after each major. */
const nextMajor = (s: State18Mag) =>
  (byPrice(marketOf(s), s) as MajorId[]).find((id) => !operatingOf(s).done.includes(id));

/** R032: the minors are through. Whether no train was sold is asked once, before the first major. */
function askAboutTrains(s: State18Mag, emit: Emit<Event18Mag>): void {
  const frame = operatingOf(s);
  if (frame.marked || nextMinor(s)) return;
  frame.marked = true;
  if (!frame.trainSold) placeMarker(s, emit);
}

export const operatingRound = roundOf<State18Mag, OperatingFrame, Event18Mag>({
  cite: 'VI.1',
  fresh: { trainSold: false, marked: false },
  begins(s, emit) {
    if (isSolo(s)) payBoardIncome(s, emit); // R166
  },
  between(s, emit) {
    askAboutTrains(s, emit);
    return false;
  },
  next: (s) => nextMinor(s) ?? nextMajor(s),
  turn(s, id, emit) {
    const company = id as CompanyId;
    const seat = ownerOf(s, company);
    if (!isMinor(company)) push(s, newMajorTurn(company));
    else if (isSolo(s) && seat === ISTVAN) push(s, newIstvanTurn(company));
    else push(s, newMinorTurn(company));
    emit?.({ type: 'turnBegan', company, seat });
  },
  after(s, frame, emit) {
    if (isLastRound(frame)) {
      endGame(s, 'lastRound', emit);
      return null;
    }
    const isOver = s.setEnds;
    s.setEnds = false;
    return isOver ? null : nextRound(frame);
  },
});

/** R027: a set has as many rounds as the phase says when it starts. */
export function beginSet(s: State18Mag, course: CourseFrame, last: boolean, emit: Emit<Event18Mag>): void {
  course.final = s.phase === lastPhase(s);
  operatingRound.begin(s, { set: course.set, round: 1, of: operatingRounds(s, s.phase), last }, emit);
}
