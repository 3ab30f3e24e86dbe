// The player picks István's company cards, one after the other, where the table wants it so (option `soloCards`).

import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { under } from '../../../../engine/flow/frame.ts';
import { type MinorId, minorIds, minorsOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { must } from '../rules.ts';
import type { State18Mag } from '../state.ts';
import { cardsEach, levelOf } from './cards.ts';
import type { IstvanSetupFrame } from './frames.ts';
import { istvansMinors } from './state.ts';

export interface GiveIstvan {
  readonly type: 'giveIstvan';
  readonly minor: MinorId;
}

export function takeCard(s: State18Mag, minor: MinorId, by: 'drawn' | 'picked', emit: Emit<Event18Mag>): void {
  s.solo!.cards[minor] = { done: 0, owed: null };
  emit?.({ type: 'istvanGotCard', company: minor, level: levelOf(s), by });
}

export const giveIstvan: Step<State18Mag, GiveIstvan, Event18Mag> = {
  id: 'giveIstvan',
  stays: true,
  actor: () => 1,
  fields: { minor: oneOf(minorIds, minorsOf) },
  conditions: [
    must(
      'istvan.noCard',
      ['minor'],
      (s, a) => minorsOf(s).includes(a.minor),
      (_, a) => ({ minor: a.minor }),
    ),
    must(
      'istvan.hasCard',
      ['minor'],
      (s, a) => s.solo!.cards[a.minor] === undefined,
      (_, a) => ({ minor: a.minor }),
    ),
  ],
  apply(s, { minor }, emit) {
    takeCard(s, minor, 'picked', emit);
    if (istvansMinors(s).length === cardsEach(s)) under<IstvanSetupFrame>(s, 'istvanSetup').at = 'takeMinors';
  },
};
