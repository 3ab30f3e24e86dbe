// A company gives a 4-, 5- or 6-train for a Diesel (R008, R141).
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { step } from '../../../../engine/core/step.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import {
  discardToPool,
  nextOf,
  type TrainId,
  takeFromPool,
  takeNew,
  trainsOf,
  typeOf,
} from '../../../../engine/trains/depot.ts';
import { operator } from '../../../../kernel/turn.ts';
import type { Event1856 } from '../events.ts';
import { affords, type State1856, turnOf } from '../state.ts';
import { EXCHANGE, exchangeable, lastType, trainIds } from '../trains.ts';
import { trainSold } from './phaseChange.ts';
import { isLastOnSale, ownsPermanent } from './supply.ts';

/** `train` is the new one. */
type ExchangeTrain = { readonly type: 'exchangeTrain'; readonly train: TrainId; readonly give: TrainId };

/** The next train of the last type, of which the bank has any number. */
export const newLast = (s: State1856): readonly TrainId[] => [nextOf(s, lastType(s).type)];
const price = (s: State1856): number => lastType(s).price - EXCHANGE;

/** The step of the exchange; `diesels` are the trains on offer for an older one. */
export const exchanging = (diesels: (s: State1856) => readonly TrainId[]) =>
  step<State1856, ExchangeTrain, Event1856>()({
    id: 'exchangeTrain',
    stays: true,
    actor: operator,
    fields: {
      train: oneOf(trainIds, diesels),
      give: oneOf(trainIds, (s) => trainsOf(s, turnOf(s).company)),
    },
    conditions: [
      // no president's money for an exchange
      affords('exchange.tooDear', price),
      must('exchange.notForSale', ['train'], (s, a) => isLastOnSale(s) && diesels(s).includes(a.train)),
      must(
        'exchange.notGiven',
        ['give'],
        (s, a) => exchangeable.includes(typeOf(a.give)) && trainsOf(s, turnOf(s).company).includes(a.give),
        (_, a) => ({ train: a.give }),
      ),
    ],
    apply(s, { train, give }, emit) {
      const { company } = turnOf(s);
      pay(s, treasury(company), BANK, price(s), 'train', emit);
      discardToPool(s, company, give);
      if (s.depot.pool.includes(train)) takeFromPool(s, train, company);
      else takeNew(s, typeOf(train), company);
      ownsPermanent(s, company, train);
      emit?.({ type: 'trainExchanged', company, train, given: give, price: price(s) });
      trainSold(s, typeOf(train), emit);
    },
  });

export const exchangeTrain = exchanging(newLast);
