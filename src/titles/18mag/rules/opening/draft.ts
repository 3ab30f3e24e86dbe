// The draft, which stands in place of the first stock round: item by item, free of charge (R016-R026, R159-R161, R168-R169).

import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Core } from '../../../../engine/core/state.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { push, under } from '../../../../engine/flow/frame.ts';
import { percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import {
  type CompanyId,
  companyIds,
  isMajor,
  isMinor,
  type MajorId,
  type MinorId,
  majorsOf,
  minorsOf,
} from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { type DraftFrame, newCourse } from '../frames.ts';
import { ISTVAN, isSmall, isSolo } from '../players.ts';
import { minorOf, minorsInPlay, type SoloState, type State18Mag } from '../state.ts';
import { draftLimits, isDraftOver, openerOf, pickerOf, sharesOnOffer } from './draftLimits.ts';
import { giveMinor, giveShare } from './take.ts';

interface Draft {
  readonly type: 'draft';
  readonly item: MinorId | MajorId;
}

export const draftOf = (s: State18Mag): DraftFrame => under<DraftFrame>(s, 'draft');

const isOffered = (s: State18Mag, item: CompanyId): boolean =>
  isMinor(item) ? s.minors[item]?.status === 'offered' : (draftOf(s).shares[item] ?? 0) > 0;

export const minorsTaken = (s: State18Mag, seat: Seat): number =>
  minorsInPlay(s).filter((id) => s.minors[id]!.owner === seat).length;

/** Shares taken in the draft, which are all a player holds then; a director's certificate counts two. */
export const sharesTaken = (s: State18Mag, seat: Seat): number =>
  majorsOf(s).reduce((sum, id) => sum + percentOf(s, id, seat) / unitOf(s, id), 0);

export const draft = step<State18Mag, Draft, Event18Mag>()({
  id: 'draft',
  actor: (s) => draftOf(s).seat,
  fields: { item: oneOf(companyIds, (s) => companyIds.filter((item) => isOffered(s, item))) },
  conditions: [
    must('draft.notOffered', ['item'], (s, a) => isOffered(s, a.item)),
    must(
      'draft.minorsFull',
      ['item'],
      (s, a, seat) => isMajor(a.item) || minorsTaken(s, seat) < draftLimits(s).minors,
      (s) => ({ limit: draftLimits(s).minors }),
    ),
    must(
      'draft.sharesFull',
      ['item'],
      (s, a, seat) => isMinor(a.item) || sharesTaken(s, seat) < draftLimits(s).shares,
      (s) => ({ limit: draftLimits(s).shares }),
    ),
  ],
  apply(s, { item }, emit, seat) {
    if (isMinor(item)) return giveMinor(s, seat, item, emit);
    draftOf(s).shares[item]! -= 1;
    giveShare(s, seat, item, emit);
  },
});

/** The frame of the draft; against István it begins after his cards. */
export const newDraft = (s: Core & { solo?: SoloState | null }): DraftFrame => ({
  kind: 'draft',
  at: 'take',
  seat: 1,
  picks: 0,
  shares: sharesOnOffer(s),
});

export const nextPick: AutoStep<State18Mag, Event18Mag> = {
  id: 'nextPick',
  auto(s) {
    const frame = draftOf(s);
    frame.picks += 1;
    if (isDraftOver(s, frame.picks)) return;
    frame.seat = pickerOf(s, frame.picks);
    if (!isSmall(s)) s.priority = openerOf(s, frame.picks); // R017; R161: with two it stays where it is
  },
};

/** R021: minors that nobody has taken leave the game. */
export function endDraft(s: State18Mag, emit: Emit<Event18Mag>): void {
  const out = minorsOf(s).filter((id) => minorOf(s, id).status === 'offered');
  for (const id of out) minorOf(s, id).status = 'out';
  if (isSolo(s)) s.priority = ISTVAN; // R169
  emit?.({ type: 'draftOver', seat: s.priority, out });
  push(s, newCourse());
}
