// A train passes from company to company (R090).
import type { Emit } from '../../../engine/core/event.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { pay } from '../../../engine/money/bank.ts';
import { dropTrain, giveTrain } from '../../../engine/trains/depot.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { OfferFrame, State1856 } from '../state.ts';
import { ownsPermanent } from './permanent.ts';

type Deal = Pick<OfferFrame, 'company' | 'item' | 'price'> & { readonly from: CompanyId };

export function transferTrain(s: State1856, { company, item, from, price }: Deal, emit: Emit<Event1856>): void {
  pay(s, treasury(company), treasury(from), price, 'train', emit);
  dropTrain(s, from, item);
  giveTrain(s, company, item);
  ownsPermanent(s, company, item);
  emit?.({ type: 'trainBought', company, train: item, from, price, added: 0 });
}
