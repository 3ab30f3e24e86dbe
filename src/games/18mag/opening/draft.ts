// On his turn a player takes one item of the draft, free of charge (R016-R019).

import type { Seat } from '../../../engine/core/action.ts';
import { oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { under } from '../../../engine/flow/frame.ts';
import { percentOf, unitOf } from '../../../engine/shares/shares.ts';
import { type CompanyId, companyIds, isMajor, isMinor, type MajorId, type MinorId, majorsOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { DraftFrame } from '../frames.ts';
import { must } from '../rules.ts';
import { minorsInPlay, type State18Mag } from '../state.ts';
import { draftLimits } from './draftLimits.ts';
import { giveMinor, giveShare } from './take.ts';

export interface Draft {
  readonly type: 'draft';
  readonly item: MinorId | MajorId;
}

export const draftOf = (s: State18Mag): DraftFrame => under<DraftFrame>(s, 'draft');

const isOffered = (s: State18Mag, item: CompanyId): boolean =>
  isMinor(item) ? s.minors[item]?.status === 'offered' : (draftOf(s).shares[item] ?? 0) > 0;

const minorsTaken = (s: State18Mag, seat: Seat): number =>
  minorsInPlay(s).filter((id) => s.minors[id]!.owner === seat).length;

/** In the draft a player holds what he has taken in it; a director's certificate is two of them. */
const sharesTaken = (s: State18Mag, seat: Seat): number =>
  majorsOf(s).reduce((sum, id) => sum + percentOf(s, id, seat) / unitOf(s, id), 0);

export const draft: Step<State18Mag, Draft, Event18Mag> = {
  id: 'draft',
  actor: (s) => draftOf(s).seat,
  fields: { item: oneOf(companyIds, (s) => companyIds.filter((item) => isOffered(s, item))) },
  conditions: [
    must(
      'draft.notOffered',
      ['item'],
      (s, a) => isOffered(s, a.item),
      (_, a) => ({ item: a.item }),
    ),
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
};
