// A company buys a train: a new one of the bank, one of its pool, or one of another company if the book has that.
import type { Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { int, type Known, oneOf } from '../../engine/core/fields.ts';
import { treasury } from '../../engine/core/owner.ts';
import { type Step, step } from '../../engine/core/step.ts';
import { BANK, type CompanyPaid, type Money, pay } from '../../engine/money/bank.ts';
import {
  leftOf,
  nextOf,
  onSale,
  type TrainFacts,
  type TrainId,
  type TrainType,
  takeFromPool,
  takeNew,
  trainsOf,
  typeOf,
} from '../../engine/trains/depot.ts';
import { editable } from '../editing.ts';
import type { RailState } from '../rail.ts';
import { funds, inOperation, operator } from '../turn.ts';

const POOL = 'pool';

export interface BuyTrain {
  readonly type: 'buyTrain';
  /** The bank, its pool, or the company that sells it. */
  readonly from: string;
  readonly train: TrainId;
  readonly price: Money;
}

export interface TrainBought extends Omit<BuyTrain, 'type'> {
  readonly type: 'trainBought';
  readonly company: string;
}

export interface BuyTrainRules<S, A extends BuyTrain, E extends GameEvent> {
  /** In the order in which the bank sells them. */
  trainTypes(s: S): readonly TrainFacts[];
  /** Trains that can be named. */
  readonly trainIds: readonly TrainId[] | ((s: S) => Known);
  /** Sellers; by default the bank and its pool. */
  readonly sellers?: readonly A['from'][] | ((s: S) => Known);
  selling?(s: S): readonly A['from'][];
  /** The company that buys, the seat that decides for it, and its money; by default those in turn. */
  company?(s: S): string;
  actor?(s: S): Seat;
  cash?(s: S): Money;
  trainLimit(s: S, company: string): number;
  /** True if it may have one more; by default, if it is below its limit. */
  mayBuyTrain?(s: S): boolean;
  /** Trains for sale there; by default the bank's next one, and the whole pool. */
  trainsAt?(s: S, from: A['from']): readonly string[];
  /** True if the price is right, and the right price; by default the printed one. */
  isPrice?(s: S, a: A): boolean;
  trainPrice?(s: S, a: A): Money;
  /** Money that somebody else adds to the buyer's. */
  added?(s: S, a: A): Money;
  /** Fields in place of seller, train and price; further fields stand before the price. */
  readonly fields?: Partial<Step<S, A, never>['fields']>;
  /**
   * Effects of the sale of a new train: the first of its type may bring a phase. Left out if a book hands trains over
   * itself.
   */
  trainSold?(s: S, type: TrainType, emit: Emit<E>): void;
}

export function buyTrain<S extends RailState, E extends GameEvent, A extends BuyTrain = BuyTrain>(
  rules: BuyTrainRules<S, A, E>,
) {
  const { trainTypes, trainLimit, added = () => 0, company = inOperation, cash = funds } = rules;
  const printed = (s: S, { train }: BuyTrain): Money =>
    trainTypes(s).find(({ type }) => type === typeOf(train))?.price ?? 0;
  function ofBank(s: S, from: string): readonly TrainId[] {
    if (from === POOL) return s.depot.pool;
    const top = onSale(s, trainTypes(s));
    return leftOf(s, top) === 0 ? [] : [nextOf(s, top.type)];
  }
  const {
    trainPrice = printed,
    isPrice = (s: S, a: A) => a.price === trainPrice(s, a),
    trainsAt = ofBank,
    sellers = [BANK, POOL],
    selling = (s: S) => [BANK, POOL].filter((from) => trainsAt(s, from).length > 0),
    mayBuyTrain = (s: S) => trainsOf(s, company(s)).length < trainLimit(s, company(s)),
  } = rules;
  return editable(
    step<S, A, E | CompanyPaid<'train'> | TrainBought>()({
      id: 'buyTrain',
      stays: true,
      actor: rules.actor ?? operator,
      fields: {
        from: oneOf<S, A>(sellers, selling),
        train: oneOf<S, A>(rules.trainIds, (s, a) => trainsAt(s, a.from)),
        ...rules.fields,
        price: rules.fields?.price ?? int<S, A>((s, a) => ({ min: trainPrice(s, a), max: trainPrice(s, a) })),
      } as unknown as Step<S, A, never>['fields'],
      conditions: [
        must(
          'train.limit',
          [],
          (s: S, _: BuyTrain) => mayBuyTrain(s),
          (s) => ({ company: company(s), limit: trainLimit(s, company(s)) }),
        ),
        must('train.notForSale', ['from', 'train'], (s: S, a: BuyTrain) => trainsAt(s, a.from).includes(a.train)),
        must(
          'train.price',
          ['from', 'train', 'price'],
          (s: S, a: A) => isPrice(s, a),
          (s, a) => ({ price: trainPrice(s, a) }),
        ),
        must(
          'train.tooDear',
          ['from', 'train', 'price'],
          (s: S, a: A) => a.price <= cash(s) + added(s, a),
          (s, a) => ({ price: a.price, cash: cash(s) }),
        ),
      ],
      apply(s, { from, train, price }, emit) {
        const buyer = company(s);
        pay(s, treasury(buyer), BANK, price, 'train', emit);
        if (from === POOL) takeFromPool(s, train, buyer);
        else takeNew(s, typeOf(train), buyer);
        emit?.({ type: 'trainBought', company: buyer, from, train, price });
        if (from === BANK) rules.trainSold?.(s, typeOf(train), emit);
      },
      pass() {},
    }),
  );
}
