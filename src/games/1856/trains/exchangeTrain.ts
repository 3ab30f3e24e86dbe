// A company gives a 4-, 5- or 6-train for a Diesel (R008, R141).
import { oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../engine/money/bank.ts';
import { discardToPool, nextOf, type TrainId, takeNew, trainsOf, typeOf } from '../../../engine/trains/depot.ts';
import type { Event1856 } from '../events.ts';
import { EXCHANGE, exchangeable, lastType, trainIds } from '../phases.ts';
import { must } from '../rules.ts';
import { type State1856, turnOf } from '../state.ts';
import { operator } from '../track/operator.ts';
import { ownsPermanent } from './permanent.ts';
import { isLastOnSale } from './supply.ts';
import { trainSold } from './trainSold.ts';

export interface ExchangeTrain {
  readonly type: 'exchangeTrain';
  /** The new one. */
  readonly train: TrainId;
  readonly give: TrainId;
}

const newest = (s: State1856): TrainId => nextOf(s, lastType(s).type);
const price = (s: State1856): number => lastType(s).price - EXCHANGE;

export const exchangeTrain: Step<State1856, ExchangeTrain, Event1856> = {
  id: 'exchangeTrain',
  stays: true,
  actor: operator,
  fields: {
    train: oneOf(trainIds, (s) => [newest(s)]),
    give: oneOf(trainIds, (s) => trainsOf(s, turnOf(s).company)),
  },
  conditions: [
    // no president's money for an exchange
    must(
      'exchange.tooDear',
      [],
      (s) => cashOf(s, turnOf(s).company) >= price(s),
      (s) => ({ price: price(s), cash: cashOf(s, turnOf(s).company) }),
    ),
    must(
      'exchange.notForSale',
      ['train'],
      (s, a) => isLastOnSale(s) && a.train === newest(s),
      (_, a) => ({ train: a.train }),
    ),
    must(
      'exchange.notGiven',
      ['give'],
      (s, a) => exchangeable.includes(typeOf(a.give)) && trainsOf(s, turnOf(s).company).includes(a.give),
      (_, a) => ({ train: a.give }),
    ),
  ],
  apply(s, { train, give }, emit) {
    const { company } = turnOf(s);
    pay(s, company, BANK, price(s), 'train', emit);
    discardToPool(s, company, give);
    takeNew(s, typeOf(train), company);
    ownsPermanent(s, company, train);
    emit?.({ type: 'trainExchanged', company, train, given: give, price: price(s) });
    trainSold(s, typeOf(train), emit);
  },
};
