// Offers that need the consent of another director: to sell a train (R141), to merge or be acquired (R062).
import type { Emit } from '../../../../engine/core/event.ts';
import { companyOf, type Treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { copyOf } from '../../../../engine/trains/depot.ts';
import { offers, type Proposal } from '../../../../kernel/offer/question.ts';
import { transferTrain } from '../../../../kernel/trains/moving.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { unionAgreed } from '../exchange/begin.ts';
import type { OfferFrame } from '../frames.ts';
import { isStarted, type State1862, turnOf } from '../state.ts';
import type { Kind } from '../trains.ts';

/** R147: its warranties go with it. */
function sellTrain(s: State1862, deal: Proposal<'train', CompanyId>, emit: Emit<Event1862>): void {
  const { company, item: train, price } = deal;
  const from = companyOf(deal.from as Treasury);
  const { kind, warranties = 0 } = copyOf(s, train);
  transferTrain(s, { company, item: train, from, price }, emit);
  if (!isStarted(s, from as CompanyId)) pay(s, deal.from, BANK, price, 'bankruptcy', emit); // ruling `bankruptTrains`
  emit?.({ type: 'trainBought', company, train, from, price, kind: kind as Kind, warranties });
}

export const {
  frame: offer,
  propose,
  isNew: isNewOffer,
  refusedAt,
} = offers<State1862, OfferFrame['what'], CompanyId, Event1862>({
  cite: '7.9',
  turn: turnOf,
  asksOwners: (s) => ruling(s, 'consent') === 'asked',
  deals: { train: sellTrain, merger: unionAgreed, acquisition: unionAgreed },
});
