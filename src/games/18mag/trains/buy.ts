// A minor buys a train of the supply: its seller has a half, or with one or two players a quarter (R105, R151).
import type { Emit } from '../../../engine/core/event.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { BANK, pay } from '../../../engine/money/bank.ts';
import { type TrainType, takeNew } from '../../../engine/trains/depot.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { sellersPart, trainFacts } from '../phases.ts';
import { trainSold } from '../rounds/markers.ts';
import type { State18Mag } from '../state.ts';

export function buyFromSupply(s: State18Mag, company: MinorId, type: TrainType, emit: Emit<Event18Mag>): void {
  const { price, seller } = trainFacts(s, type);
  const part = sellersPart(s, price);
  pay(s, treasury(company), treasury(seller), part, 'train', emit);
  pay(s, treasury(company), BANK, price - part, 'train', emit);
  const train = takeNew(s, type, company);
  emit?.({ type: 'trainBought', company, train, from: seller, price });
  trainSold(s, type, emit);
}
