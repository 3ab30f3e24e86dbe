// The owner of a train or a private answers an offer for it (R020, R090).
import { oneOf } from '../../../engine/core/fields.ts';
import { companyOf, isTreasury } from '../../../engine/core/owner.ts';
import type { Step } from '../../../engine/core/step.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { PrivateId } from '../privateCompanies.ts';
import { transferPrivate } from '../privates/buyPrivate.ts';
import { type OfferFrame, type State1856, turnOf, under } from '../state.ts';
import { transferTrain } from '../trains/transfer.ts';
import { refusalKey } from './ask.ts';

export interface Answer {
  readonly type: 'answer';
  readonly reply: 'accept' | 'refuse';
}

export const answer: Step<State1856, Answer, Event1856> = {
  id: 'answer',
  actor: (s) => under<OfferFrame>(s, 'offer').seat,
  fields: { reply: oneOf(['accept', 'refuse']) },
  conditions: [],
  apply(s, { reply }, emit) {
    const frame = { ...under<OfferFrame>(s, 'offer') };
    const { seat, company, what, item, from, price } = frame;
    emit?.({ type: reply === 'accept' ? 'offerAccepted' : 'offerRefused', seat, company, what, item, from, price });
    if (reply === 'refuse') turnOf(s).refused.push(refusalKey(frame));
    else if (isTreasury(from)) transferTrain(s, { company, item, from: companyOf(from) as CompanyId, price }, emit);
    else transferPrivate(s, item as PrivateId, company, price, emit);
  },
};
