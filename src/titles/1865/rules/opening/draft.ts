// The draft of the maritime companies: one each in seat order, then a second in reverse order, free and compulsory (R013).
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../../../engine/core/event.ts';
import { type Known, oneOf } from '../../../../engine/core/fields.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { type FrameDef, under } from '../../../../engine/flow/frame.ts';
import { type MaritimeId, maritimesOf } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import type { DraftFrame } from '../frames.ts';
import type { State1865 } from '../state.ts';

const draftOf = (s: State1865): DraftFrame => under<DraftFrame>(s, 'draft');

const isLeft = (s: State1865, id: MaritimeId): boolean => s.maritimes[id].owner === null;
const leftOver = (s: State1865): MaritimeId[] => maritimesOf(s).filter((id) => isLeft(s, id));

/** True after two picks for each player. */
const isOver = (s: State1865, picks: number): boolean => picks === 2 * s.players;

/** There and back: the last player takes two in a row, the first one the first and the last. */
const pickerOf = (s: State1865, picks: number): Seat => (picks < s.players ? picks + 1 : 2 * s.players - picks);

const take = step<State1865, { readonly type: 'takeMaritime'; readonly maritime: MaritimeId }, Event1865>()({
  id: 'takeMaritime',
  actor: (s) => draftOf(s).seat,
  fields: {
    maritime: oneOf((s): Known => new Set(maritimesOf(s)), leftOver),
  },
  conditions: [must('draft.taken', ['maritime'], (s, a) => isLeft(s, a.maritime))],
  apply(s, { maritime }, emit, seat) {
    s.maritimes[maritime].owner = seat;
    emit?.({ type: 'maritimeTaken', seat, maritime });
  },
});

const nextPick: AutoStep<State1865, Event1865> = {
  id: 'nextPick',
  auto(s) {
    const frame = draftOf(s);
    frame.picks += 1;
    if (!isOver(s, frame.picks)) frame.seat = pickerOf(s, frame.picks);
  },
};

/** R011, R013: leaves the rest out of the game and begins phase 2. */
function endDraft(s: State1865, emit: Emit<Event1865>): void {
  emit?.({ type: 'draftOver', out: leftOver(s) });
  s.phase = '2';
  emit?.({ type: 'phaseBegan', phase: s.phase });
}

export const draftFrame = {
  cite: '2.5',
  stages: { take, nextPick },
  again: (s) => !isOver(s, draftOf(s).picks),
  end: (s, _, emit: Emit<GameEvent>) => endDraft(s, emit),
} satisfies FrameDef<State1865>;
