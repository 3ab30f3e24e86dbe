// Trains and privates change hands by agreement (R020, R090).
import type { Emit } from '../../../../engine/core/event.ts';
import { companyOf, type Treasury, treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { pay } from '../../../../engine/money/bank.ts';
import { offers, type Proposal } from '../../../../kernel/offer/question.ts';
import { transferTrain } from '../../../../kernel/trains/moving.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { type PrivateId, rightIds, rights } from '../privates.ts';
import { type State1856, turnOf } from '../state.ts';
import { seatOwning } from './privates.ts';
import { ownsPermanent } from './supply.ts';

/** From company to company (R090). */
function sellTrain(s: State1856, deal: Proposal<'train', CompanyId>, emit: Emit<Event1856>): void {
  const { company, item: train, price } = deal;
  const from = companyOf(deal.from as Treasury);
  transferTrain(s, { company, item: train, from, price }, emit);
  ownsPermanent(s, company, train);
  emit?.({ type: 'trainBought', company, train, from, price, added: 0 });
}

/** The money goes from the treasury to the player; a right of bridge or tunnel comes with its private (R132). */
function sellPrivate(s: State1856, deal: Proposal<'private', CompanyId>, emit: Emit<Event1856>): void {
  const { company, price } = deal;
  const id = deal.item as PrivateId;
  const seat = seatOwning(s, id)!;
  pay(s, treasury(company), seat, price, 'private', emit);
  s.privates[id] = treasury(company);
  emit?.({ type: 'privateToCompany', private: id, company, seat, price });
  for (const right of rightIds)
    if (rights[right].private === id) {
      s.companies[company].rights.push(right);
      emit?.({ type: 'rightGained', right, company, from: id });
    }
}

const between = offers<State1856, 'train' | 'private', CompanyId, Event1856>({
  cite: 'Operating Round',
  turn: turnOf,
  asksOwners: (s) => ruling(s, 'consent') === 'asked',
  deals: {
    train: sellTrain,
    private: sellPrivate,
  },
});

export const { frame: offer, propose, refusedAt, isNew: isNewOffer } = between;
