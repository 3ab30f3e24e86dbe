// A train changes hands between companies: an offer to the president of the other one, and his answer (R135).
import type { Emit } from '../../../../engine/core/event.ts';
import { companyOf, type Treasury } from '../../../../engine/core/owner.ts';
import { offers, type Proposal } from '../../../../kernel/offer/question.ts';
import { transferTrain } from '../../../../kernel/trains/moving.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { type State1865, turnOf } from '../state.ts';

function sellTrain(s: State1865, deal: Proposal<'train', CompanyId>, emit: Emit<Event1865>): void {
  const { company, item: train, price } = deal;
  const from = companyOf(deal.from as Treasury);
  transferTrain(s, { company, item: train, from, price }, emit);
  emit?.({ type: 'trainBought', company, train, from, price, added: 0 });
}

export const {
  frame: offer,
  propose,
  isNew: isNewOffer,
} = offers<State1865, 'train', CompanyId, Event1865>({
  cite: '4.6',
  turn: turnOf,
  asksOwners: () => true,
  deals: { train: sellTrain },
});
