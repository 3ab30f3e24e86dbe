// A train passes from minor to minor: no sale of the supply (R034, R106).
import type { Emit } from '../../../engine/core/event.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { pay } from '../../../engine/money/bank.ts';
import { dropTrain, giveTrain } from '../../../engine/trains/depot.ts';
import type { Event18Mag } from '../events.ts';
import type { OfferFrame } from '../frames.ts';
import type { State18Mag } from '../state.ts';

export type Deal = Pick<OfferFrame, 'company' | 'train' | 'from' | 'price'>;

export function transferTrain(s: State18Mag, { company, train, from, price }: Deal, emit: Emit<Event18Mag>): void {
  pay(s, treasury(company), treasury(from), price, 'train', emit);
  dropTrain(s, from, train);
  giveTrain(s, company, train);
  emit?.({ type: 'trainBought', company, train, seller: from, price });
}
