// The owner of a minor answers an offer for one of its trains (R106).
import { oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import type { Event18Mag } from '../events.ts';
import type { OfferFrame } from '../frames.ts';
import { type State18Mag, turnOf, under } from '../state.ts';
import { transferTrain } from '../trains/transfer.ts';
import { refusalKey } from './ask.ts';

export interface Answer {
  readonly type: 'answer';
  readonly reply: 'accept' | 'refuse';
}

export const answer: Step<State18Mag, Answer, Event18Mag> = {
  id: 'answer',
  actor: (s) => under<OfferFrame>(s, 'offer').seat,
  fields: { reply: oneOf(['accept', 'refuse']) },
  conditions: [],
  apply(s, { reply }, emit) {
    const frame = { ...under<OfferFrame>(s, 'offer') };
    const { seat, company, train, from, price } = frame;
    const told = { seat, company, train, seller: from, price };
    if (reply === 'refuse') {
      turnOf(s).refused.push(refusalKey(frame));
      emit?.({ type: 'offerRefused', ...told });
      return;
    }
    emit?.({ type: 'offerAccepted', ...told });
    transferTrain(s, frame, emit);
  },
};
