// One operating round: the minors by number, the question whether no train was sold, the majors by price (R032, R038-R040).
import type { Emit } from '../../../engine/core/event.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import { type FrameDef, push } from '../../../engine/flow/frame.ts';
import { byPrice } from '../../../engine/market/market.ts';
import { type CompanyId, isMinor, type MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { CourseFrame, OperatingFrame } from '../frames.ts';
import { newMajorTurn } from '../majors/frame.ts';
import { marketOf } from '../market.ts';
import { newMinorTurn } from '../minors/frame.ts';
import { lastPhase, operatingRounds } from '../phases.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { payBoardIncome } from '../solo/income.ts';
import { newIstvanTurn } from '../solo/turn.ts';
import { minorsInPlay, operatingOf, ownerOf, type State18Mag } from '../state.ts';
import { endGame } from './end.ts';
import { countRound, isEndDelayed, placeMarker } from './markers.ts';

/** R027: as many rounds as the phase says when the set starts. */
export function beginSet(s: State18Mag, course: CourseFrame, emit: Emit<Event18Mag>): void {
  const isFinal = s.phase === lastPhase(s);
  const last = isFinal && (course.final || !isEndDelayed(s)); // R037, R158
  course.final = isFinal;
  beginRound(s, { set: course.set, round: 1, of: operatingRounds(s, s.phase), last }, emit);
}

type Round = Pick<OperatingFrame, 'set' | 'round' | 'of' | 'last'>;

function beginRound(s: State18Mag, round: Round, emit: Emit<Event18Mag>): void {
  push(s, { kind: 'operating', at: 'nextTurn', ...round, done: [], trainSold: false, marked: false });
  emit?.({ type: 'operatingRoundBegan', ...round });
  if (isSolo(s)) payBoardIncome(s, emit); // R166
}

const nextMinor = (s: State18Mag) => minorsInPlay(s).find((id) => !operatingOf(s).done.includes(id));

/** R040: asked anew after each major. */
const nextMajor = (s: State18Mag) =>
  (byPrice(marketOf(s), s) as MajorId[]).find((id) => !operatingOf(s).done.includes(id));

function beginTurn(s: State18Mag, company: CompanyId, emit: Emit<Event18Mag>): void {
  operatingOf(s).done.push(company);
  const seat = ownerOf(s, company);
  if (!isMinor(company)) push(s, newMajorTurn(company));
  else if (isSolo(s) && seat === ISTVAN) push(s, newIstvanTurn(company));
  else push(s, newMinorTurn(company));
  emit?.({ type: 'turnBegan', company, seat });
}

const nextTurn: AutoStep<State18Mag, Event18Mag> = {
  id: 'nextTurn',
  auto(s, emit) {
    const round = operatingOf(s);
    const minor = nextMinor(s);
    if (minor) return beginTurn(s, minor, emit);
    if (!round.marked) {
      round.marked = true;
      if (!round.trainSold) placeMarker(s, emit);
    }
    beginTurn(s, nextMajor(s)!, emit);
  },
};

export const operating: FrameDef<State18Mag> = {
  cite: 'VI.1',
  stages: { nextTurn },
  again: (s) => nextMinor(s) !== undefined || nextMajor(s) !== undefined,
  end(s, { set, round, of, last, trainSold }: OperatingFrame, emit: Emit<Event18Mag>) {
    if (last && round === of) return endGame(s, 'lastRound', emit);
    countRound(s, trainSold, emit);
    const isOver = s.setEnds || round === of;
    s.setEnds = false;
    if (!isOver) beginRound(s, { set, round: round + 1, of, last }, emit);
  },
};
