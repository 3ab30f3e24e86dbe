// Choosing an action, moving its dial and then not carrying it out (R030-R031).
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { step } from '../../../../engine/core/step.ts';
import type { ChicagoEvent } from '../events.ts';
import { active, type ChicagoState, type Dial, dialIds, isRed } from '../state.ts';
import { moveDial } from './dial.ts';

export interface Decline {
  readonly type: 'decline';
  readonly dial: Dial;
}

export const decline = step<ChicagoState, Decline, ChicagoEvent>()({
  id: 'decline',
  actor: active,
  fields: { dial: oneOf(dialIds) },
  conditions: [must('dial.red', ['dial'], (s, a) => !isRed(s, a.dial))],
  apply(s, { dial }, emit, seat) {
    moveDial(s, dial, emit, seat);
    emit?.({ type: 'declined', seat, dial });
  },
});
