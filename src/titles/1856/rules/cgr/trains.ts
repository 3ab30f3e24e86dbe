// The trains of the CGR: which of the absorbed companies' it does not keep (R113), and when it must buy one (R115).
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { discardToPool, trainsOf } from '../../../../engine/trains/depot.ts';
import type { DiscardTrain } from '../../../../kernel/trains/discard.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { canExchange, cheapestPrice, isPermanent, trainLimit } from '../operating/supply.ts';
import { must } from '../rules.ts';
import { type State1856, turnOf } from '../state.ts';
import { DIESEL_PRICE, EXCHANGE, lastType, trainIds } from '../trains.ts';

const permanents = (s: State1856): number => trainsOf(s, CGR).filter((train) => isPermanent(s, train)).length;

export const discardTrains: Step<State1856, DiscardTrain, Event1856> = {
  id: 'discardTrain',
  actor: (s) => presiding(s, CGR),
  fields: { train: oneOf(trainIds, (s) => trainsOf(s, CGR)) },
  conditions: [
    // 5-trains and better are kept, unless there are too many of them
    must(
      'cgr.keepsTrain',
      ['train'],
      (s, { train }) =>
        trainsOf(s, CGR).includes(train) && (!isPermanent(s, train) || permanents(s) > trainLimit(s, CGR)),
      (_, { train }) => ({ train }),
    ),
  ],
  apply(s, { train }, emit) {
    discardToPool(s, CGR, train);
    emit?.({ type: 'trainDiscarded', company: CGR, train });
  },
  stays: true,
  pass() {},
  passing: [
    must(
      'cgr.tooManyTrains',
      [],
      (s) => trainsOf(s, CGR).length <= trainLimit(s, CGR),
      (s) => ({ limit: trainLimit(s, CGR), trains: trainsOf(s, CGR).length }),
    ),
  ],
};

/** R115: it buys a permanent train as soon as it can pay, until it has owned one; later the duty of all is its own. */
export function cgrMustBuy(s: State1856): boolean {
  if (turnOf(s).company !== CGR || s.cgr.permanent) return false;
  const cash = cashOf(s, treasury(CGR));
  const less = canExchange(s, CGR) ? EXCHANGE : 0;
  const ruled = ruling(s, 'cgrMustBuy');
  if (ruled === 'more') return cash > DIESEL_PRICE - less; // what an 8-train costs does not matter there
  const paysLast = cash >= lastType(s).price - less;
  return paysLast || (ruled === 'any' && hasRoom(s) && cash >= cheapestPrice(s, CGR));
}

const hasRoom = (s: State1856): boolean => trainsOf(s, CGR).length < trainLimit(s, CGR);
