// A train passes from company to company (R090).

import type { Emit } from '../../../engine/core/event.ts';
import { companyOf, type Treasury } from '../../../engine/core/owner.ts';
import type { Proposal } from '../../../kernel/offer/question.ts';
import { transferTrain as transfer } from '../../../kernel/trains/moving.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { State1856 } from '../state.ts';
import { ownsPermanent } from './supply.ts';

export function transferTrain(s: State1856, deal: Proposal<'train', CompanyId>, emit: Emit<Event1856>): void {
  const { company, item: train, price } = deal;
  const from = companyOf(deal.from as Treasury);
  transfer(s, { company, item: train, from, price }, emit);
  ownsPermanent(s, company, train);
  emit?.({ type: 'trainBought', company, train, from, price, added: 0 });
}
