// The trains that are to be had, what they cost, and how many a company may own (R141-R144, R146, R172).
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { cashOf, type Money } from '../../../../engine/money/bank.ts';
import { copyOf, nextOf, onSale, type TrainId, trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import type { CompanyId } from '../companies.ts';
import { hasTrain, isInReceivership, type State1862 } from '../state.ts';
import { isForBeginners, type Kind, kindsOf, type PhaseFacts, phases, trainFacts, trainTypes } from '../trains.ts';

/** R141: the one on top of the bank's stack. */
export const bankTrain = (s: State1862): TrainId => nextOf(s, onSale(s, trainTypes(s)).type);

/** R146 */
const WARRANTY: Money = 50;
const MOST_WARRANTIES = 3;

export const freeWarranties = (s: State1862, train: TrainId): number => trainFacts(s, train).freeWarranties;

/** R146, R180: those that come free count towards the three. */
export const warrantiesSold = (s: State1862, train: TrainId): number =>
  isForBeginners(s) ? 0 : MOST_WARRANTIES - freeWarranties(s, train);

export const newPrice = (s: State1862, train: TrainId, warranties = 0): Money =>
  trainFacts(s, train).price + WARRANTY * warranties;

/** R141-R142: between companies the full price as long as its letter is the phase, then half. */
export function usedPrice(s: State1862, train: TrainId): Money {
  const { price } = trainFacts(s, train);
  return typeOf(train) === s.phase ? price : Math.floor(price / 2);
}

/** R144, R172. By a slip of 18xx.games a company in receivership is always held to three of each kind. */
export function limitFor(s: State1862, company: CompanyId): PhaseFacts['limit'] {
  const { limit, simpleLimit } = phases[s.phase];
  if (kindsOf(s).length === 1) return { of: 'all', atMost: simpleLimit };
  return isInReceivership(s, company) && ruling(s, 'receivershipLimit') === 'perType'
    ? { of: 'kind', atMost: limit.atMost }
    : limit;
}

/** R207: trains without a permit count too. */
const ownedOf = (s: State1862, company: CompanyId, kind: Kind): number =>
  trainsOf(s, company).filter((train) => copyOf(s, train).kind === kind).length;

/** Where the limit is one for all kinds. */
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

/** What it lacks for the bank's train. */
export const missingForTrain = (s: State1862, company: CompanyId): Money =>
  newPrice(s, bankTrain(s)) - cashOf(s, treasury(company));

/** R148: it has a director, no train, and the money for one. */
export const mustBuy = (s: State1862, company: CompanyId): boolean =>
  !hasTrain(s, company) && !isInReceivership(s, company) && canPayBank(s, company);
