// A company buys a train of the bank: a new one, or one out of its pool, at the printed price.
import type { Seat } from '../../engine/core/action.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { int, oneOf } from '../../engine/core/fields.ts';
import { treasury } from '../../engine/core/owner.ts';
import type { Step } from '../../engine/core/step.ts';
import { BANK, type BankSlice, type CompanyPaid, type Money, pay } from '../../engine/money/bank.ts';
import {
  type DepotSlice,
  leftOf,
  nameableTrains,
  nextOf,
  onSale,
  type TrainFacts,
  type TrainId,
  type TrainType,
  takeFromPool,
  takeNew,
  typeOf,
} from '../../engine/trains/depot.ts';
import { type TrainBought, trainBuying } from './buying.ts';

const POOL = 'pool';

export interface BuyTrain {
  readonly type: 'buyTrain';
  readonly from: typeof BANK | typeof POOL;
  readonly train: TrainId;
  readonly price: Money;
}

export interface BuyTrainRules<S, E extends GameEvent> {
  /** In the order in which the bank sells them. */
  readonly types: readonly TrainFacts[];
  actor(s: S): Seat;
  buyer(s: S): string;
  limit(s: S, company: string): number;
  cash(s: S): Money;
  /** The bank has sold a new one: the first of its type may bring a phase. */
  sold(s: S, type: TrainType, emit: Emit<E>): void;
}

const sources = [BANK, POOL] as const;

export function buyTrain<S extends BankSlice & DepotSlice, E extends GameEvent>(
  rules: BuyTrainRules<S, E>,
): Step<S, BuyTrain, E | CompanyPaid<'train'> | TrainBought> {
  const price = (train: TrainId): Money => rules.types.find(({ type }) => type === typeOf(train))?.price ?? 0;
  const trainsAt = (s: S, from: BuyTrain['from']): readonly TrainId[] => {
    const top = onSale(s, rules.types);
    if (from === POOL) return s.depot.pool;
    return leftOf(s, top) === 0 ? [] : [nextOf(s, top.type)];
  };
  const train = trainBuying<S, BuyTrain>({
    ...rules,
    trainsAt,
    isPrice: (_, a) => a.price === price(a.train),
    price: (_, a) => price(a.train),
  });
  return {
    id: 'buyTrain',
    stays: true,
    actor: rules.actor,
    fields: {
      from: oneOf(sources, (s) => sources.filter((from) => trainsAt(s, from).length > 0)),
      train: oneOf(
        (s) => nameableTrains(s, rules.types),
        (s, a) => trainsAt(s, a.from),
      ),
      price: int((_, a) => ({ min: price(a.train), max: price(a.train) })),
    },
    conditions: [train.hasRoom, train.isForSale, train.isPrice, train.canPay],
    apply(s, a, emit) {
      const company = rules.buyer(s);
      pay(s, treasury(company), BANK, a.price, 'train', emit);
      if (a.from === POOL) takeFromPool(s, a.train, company);
      else takeNew(s, typeOf(a.train), company);
      emit?.({ ...a, type: 'trainBought', company });
      if (a.from === BANK) rules.sold(s, typeOf(a.train), emit);
    },
    pass() {},
  };
}
