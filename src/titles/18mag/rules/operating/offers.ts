// Trains change hands between minors by agreement (R106).
import type { Emit } from '../../../../engine/core/event.ts';
import { companyOf, type Treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { offers, type Proposal } from '../../../../kernel/offer/question.ts';
import { transferTrain } from '../../../../kernel/trains/moving.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { type State18Mag, turnOf } from '../state.ts';

/** From minor to minor: no sale of the supply (R034). */
export function sellOn(s: State18Mag, deal: Proposal<'train', MinorId>, emit: Emit<Event18Mag>): void {
  const { company, item: train, price } = deal;
  const from = companyOf(deal.from as Treasury);
  transferTrain(s, { company, item: train, from, price }, emit);
  emit?.({ type: 'trainBought', company, train, from, price });
}

const between = offers<State18Mag, 'train', MinorId, Event18Mag>({
  cite: 'VI.3',
  turn: turnOf,
  asksOwners: (s) => ruling(s, 'consent') === 'asked',
  deals: { train: sellOn },
});

export const { frame: offer, propose, isNew: isNewOffer } = between;
