// The draft, which stands in place of the first stock round (R016-R026, R159-R161, R168-R169).

import type { Emit } from '../../../engine/core/event.ts';
import type { Core } from '../../../engine/core/state.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import type { Frame, FrameDef } from '../../../engine/flow/frame.ts';
import { minorsOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { DraftFrame } from '../frames.ts';
import { beginCourse } from '../operating/course.ts';
import { ISTVAN, isSmall, isSolo } from '../players.ts';
import type { SoloState } from '../solo/state.ts';
import { minorOf, type State18Mag } from '../state.ts';
import { draftOf, draft as take } from './draft.ts';
import { isDraftOver, openerOf, pickerOf, sharesOnOffer } from './draftLimits.ts';

/** Against István it begins when his cards are drawn. */
export const newDraft = (s: Core & { solo?: SoloState | null }): DraftFrame => ({
  kind: 'draft',
  at: 'take',
  seat: 1,
  picks: 0,
  shares: sharesOnOffer(s),
});

const nextPick: AutoStep<State18Mag, Event18Mag> = {
  id: 'nextPick',
  auto(s) {
    const frame = draftOf(s);
    frame.picks += 1;
    if (isDraftOver(s, frame.picks)) return;
    frame.seat = pickerOf(s, frame.picks);
    if (!isSmall(s)) s.priority = openerOf(s, frame.picks); // R017; R161: with two it stays where it is
  },
};

export const draft: FrameDef<State18Mag> = {
  cite: 'V',
  stages: { take, nextPick },
  again: (s) => !isDraftOver(s, draftOf(s).picks),
  end(s, _: Frame, emit: Emit<Event18Mag>) {
    const out = minorsOf(s).filter((id) => minorOf(s, id).status === 'offered');
    for (const id of out) minorOf(s, id).status = 'out'; // R021
    if (isSolo(s)) s.priority = ISTVAN; // R169
    emit?.({ type: 'draftOver', seat: s.priority, out });
    beginCourse(s);
  },
};
