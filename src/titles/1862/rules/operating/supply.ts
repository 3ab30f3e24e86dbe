// The trains for sale, their prices, and the train limit (R141-R144, R146, R172). The bank sells the kind asked for,
// with warranties; the first of a letter begins a phase (R013, R145).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import { copyOf, nextOf, onSale, type TrainId, takeNew, trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import { unlessWarranted } from '../../../../engine/trains/obsolescence.ts';
import { phasesByTrain } from '../../../../kernel/trains/phase.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { hasTrain, isInReceivership, type State1862 } from '../state.ts';
import { isForBeginners, type Kind, kindsOf, lnerType, phases, trainFacts, trainTypes } from '../trains.ts';

/** R141: the one on top of the bank's stack. */
export const bankTrain = (s: State1862): TrainId => nextOf(s, onSale(s, trainTypes(s)).type);

/** R146 */
const WARRANTY: Money = 50;
const MOST_WARRANTIES = 3;

const freeWarranties = (s: State1862, train: TrainId): number => trainFacts(s, train).freeWarranties;

/** R146, R180: the most warranties for sale with a train; free ones count towards the three. */
export const warrantiesSold = (s: State1862, train: TrainId): number =>
  isForBeginners(s) ? 0 : MOST_WARRANTIES - freeWarranties(s, train);

export const newPrice = (s: State1862, train: TrainId, warranties = 0): Money =>
  trainFacts(s, train).price + WARRANTY * warranties;

/** R141-R142: between companies the full price as long as its letter is the phase, then half. */
export function usedPrice(s: State1862, train: TrainId): Money {
  const { price } = trainFacts(s, train);
  return typeOf(train) === s.phase ? price : Math.floor(price / 2);
}

/** R144, R172: the train limit. By the ruling `receivershipLimit` it is always for each kind in receivership. */
export function limitFor(s: State1862, company: CompanyId): { readonly of: 'kind' | 'all'; readonly atMost: number } {
  const { trainLimit: atMost, limitOf, simpleLimit } = phases[s.phase];
  if (kindsOf(s).length === 1) return { of: 'all', atMost: simpleLimit };
  const isHeld = isInReceivership(s, company) && ruling(s, 'receivershipLimit') === 'perType';
  return { of: isHeld ? 'kind' : limitOf, atMost };
}

/** R207: trains without a permit count too. */
const ownedOf = (s: State1862, company: CompanyId, kind: Kind): number =>
  trainsOf(s, company).filter((train) => copyOf(s, train).kind === kind).length;

/** False only if a limit for all kinds together is reached. */
export function hasRoom(s: State1862, company: CompanyId): boolean {
  const { of, atMost } = limitFor(s, company);
  return of === 'kind' || trainsOf(s, company).length < atMost;
}

export function hasRoomFor(s: State1862, company: CompanyId, kind: Kind): boolean {
  const { of, atMost } = limitFor(s, company);
  return of === 'all' || ownedOf(s, company, kind) < atMost;
}

export const canPayBank = (s: State1862, company: CompanyId): boolean =>
  cashOf(s, treasury(company)) >= newPrice(s, bankTrain(s));

/** Money lacking for the bank's train. */
export const missingForTrain = (s: State1862, company: CompanyId): Money =>
  newPrice(s, bankTrain(s)) - cashOf(s, treasury(company));

/** R148: true if it has a director and no train. */
export const lacksTrain = (s: State1862, company: CompanyId): boolean =>
  !hasTrain(s, company) && !isInReceivership(s, company);

/** True if it has the money for one as well. */
export const mustBuy = (s: State1862, company: CompanyId): boolean => lacksTrain(s, company) && canPayBank(s, company);

const trainSold = phasesByTrain<State1862, Event1862>({
  trainTypes,
  phaseOf: (_, type) => type as State1862['phase'],
  obsolescence: unlessWarranted, // R145
  brings(s, type, emit) {
    if (type !== lnerType(s)) return;
    s.lner = 'due'; // R159
    emit?.({ type: 'lnerDue' });
  },
});

interface Ordered {
  readonly kind: Kind;
  /** Warranties bought with it. */
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
