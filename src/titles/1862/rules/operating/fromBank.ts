// The bank sells a train: of the kind asked for, with its warranties; the first of a letter begins a phase (R013, R143-R146).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { takeNew, typeOf } from '../../../../engine/trains/depot.ts';
import { unlessWarranted } from '../../../../engine/trains/obsolescence.ts';
import { phasesByTrain } from '../../../../kernel/trains/phase.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { State1862 } from '../state.ts';
import { type Kind, lnerType, type PhaseId, trainTypes } from '../trains.ts';
import { bankTrain, freeWarranties, newPrice } from './supply.ts';

const trainSold = phasesByTrain<State1862, Event1862>({
  trainTypes,
  phaseOf: (_, type) => type as PhaseId,
  obsolescence: unlessWarranted, // R145
  brings(s, type, emit) {
    if (type !== lnerType(s)) return;
    s.lner = 'due'; // R159
    emit?.({ type: 'lnerDue' });
  },
});

export interface Ordered {
  readonly kind: Kind;
  /** Those bought with it. */
  readonly warranties: number;
}

export function buyFromBank(s: State1862, company: CompanyId, ordered: Ordered, emit: Emit<Event1862>): void {
  const { kind, warranties } = ordered;
  const train = bankTrain(s);
  const price = newPrice(s, train, warranties);
  const all = freeWarranties(s, train) + warranties;
  pay(s, treasury(company), BANK, price, 'train', emit);
  takeNew(s, typeOf(train), company, { kind, ...(all > 0 && { warranties: all }) });
  emit?.({ type: 'trainBought', company, train, from: BANK, price, kind, warranties: all });
  trainSold(s, typeOf(train), emit);
}
