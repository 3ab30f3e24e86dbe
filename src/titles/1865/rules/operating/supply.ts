// The trains for sale from the pile and the bank pool, their prices, and the duty to buy one (R130, R133-R136, R182).
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { Money } from '../../../../engine/money/bank.ts';
import { nextOf, onSale, type TrainId, typeOf } from '../../../../engine/trains/depot.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import { hasTrain, maritimesOwned, own, type State1865 } from '../state.ts';
import { phases, trainTypes } from '../trains.ts';

/** R130 */
export const trainLimit = (s: State1865): number => phases[s.phase].trainLimit;

/** R006, R134: the price on the card; the last one of some types is cheaper, wherever it lies. */
export function printedPrice(s: State1865, train: TrainId): Money {
  const wanted = typeOf(train);
  const { type, price, lastPrice, count } = trainTypes(s).find((facts) => facts.type === wanted)!;
  const isLast = count !== null && train === `${type}-${count - 1}`;
  return isLast ? (lastPrice ?? price) : price;
}

/** R133: the one on top of the pile. */
export const newTrain = (s: State1865): TrainId => nextOf(s, onSale(s, trainTypes(s)).type);

export const cheapestPrice = (s: State1865): Money =>
  Math.min(...[newTrain(s), ...s.depot.pool].map((train) => printedPrice(s, train)));

/** R136: true if it has traffic and no train; by the ruling `maritimeDuty` maritime companies oblige it too. */
export const mustBuyTrain = (s: State1865, company: string): boolean =>
  !hasTrain(s, company) &&
  (own(s, company).traffic > 0 ||
    (ruling(s, 'maritimeDuty') === 'always' && maritimesOwned(s, treasury(company)).length > 0));

/** R182: true if it must buy and can pay for no train: only then the president adds. */
export const isShortOfMoney = (s: State1865, company: string): boolean =>
  mustBuyTrain(s, company) && treasuryOf(s, company) < cheapestPrice(s);
