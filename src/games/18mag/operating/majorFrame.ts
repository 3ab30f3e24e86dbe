// A major's turn: a token, then the dividend (R108, R112, R118, R183).
import type { AutoStep } from '../../../engine/core/step.ts';
import type { FrameDef } from '../../../engine/flow/frame.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { MajorFrame } from '../frames.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { majorTurnOf, ownerOf, type State18Mag } from '../state.ts';
import { dividend, mostToPay, payOut } from './dividend.ts';
import { placeMajorToken } from './placeMajorToken.ts';

export const newMajorTurn = (company: MajorId): MajorFrame => ({ kind: 'major', at: 'payAll', company });

/** R118, R183: nobody decides for a major without a director, nor for one that István directs. */
function goesByItself(s: State18Mag): boolean {
  const seat = ownerOf(s, majorTurnOf(s).company);
  return seat === null || (isSolo(s) && seat === ISTVAN);
}

/** Without anybody to decide there is no token, and everything is paid out. */
const payAll: AutoStep<State18Mag, Event18Mag> = {
  id: 'payAll',
  auto(s, emit) {
    if (!goesByItself(s)) return;
    const frame = majorTurnOf(s);
    payOut(s, { company: frame.company, amount: mostToPay(s, frame.company), byItself: true }, emit);
    frame.at = null;
  },
};

export const major: FrameDef<State18Mag> = { cite: 'VI.4.1', stages: { payAll, token: placeMajorToken, dividend } };
