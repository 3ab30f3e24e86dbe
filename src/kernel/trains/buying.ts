// What every purchase of a train must meet. A book puts these sentences in its own order, beside those that are its own.
import type { Action } from '../../engine/core/action.ts';
import { type Condition, conditionsOf } from '../../engine/core/condition.ts';
import type { Money } from '../../engine/money/bank.ts';
import { type DepotSlice, type TrainId, trainsOf } from '../../engine/trains/depot.ts';

export interface TrainRefusals {
  'train.limit': { company: string; limit: number };
  'train.notForSale': { train: string; from: string };
  'train.price': { price: Money };
  'train.tooDear': { price: Money; cash: Money };
}

export interface TrainBought {
  readonly type: 'trainBought';
  readonly company: string;
  readonly train: TrainId;
  /** The bank, its pool, or the company that sold it. */
  readonly from: string;
  readonly price: Money;
}

type Purchase = Action & { readonly from: string; readonly train: string; readonly price: Money };

export interface TrainBuyingRules<S, A extends Purchase> {
  buyer(s: S): string;
  limit(s: S, company: string): number;
  /** Whether it may have one more; by the limit where this is not given. */
  hasRoom?(s: S): boolean;
  /** The trains to be had there. */
  trainsAt(s: S, from: A['from']): readonly string[];
  /** Whether the price will do, and what it should be. */
  isPrice(s: S, a: A): boolean;
  price(s: S, a: A): Money;
  cash(s: S): Money;
  /** What somebody else adds to the buyer's money. */
  added?(s: S, a: A): Money;
}

const must = conditionsOf<TrainRefusals>();

export function trainBuying<S extends DepotSlice, A extends Purchase>(rules: TrainBuyingRules<S, A>) {
  const { buyer, limit } = rules;
  const on = (...names: ('from' | 'train' | 'price')[]) => names as unknown as readonly Exclude<keyof A, 'type'>[];
  const hasRoom = rules.hasRoom ?? ((s: S) => trainsOf(s, buyer(s)).length < limit(s, buyer(s)));
  return {
    hasRoom: must(
      'train.limit',
      [],
      (s: S, _: A) => hasRoom(s),
      (s) => ({ company: buyer(s), limit: limit(s, buyer(s)) }),
    ),
    isForSale: must(
      'train.notForSale',
      on('from', 'train'),
      (s: S, a: A) => rules.trainsAt(s, a.from).includes(a.train),
      (_, a) => ({ train: a.train, from: a.from }),
    ),
    isPrice: must(
      'train.price',
      on('from', 'train', 'price'),
      (s: S, a: A) => rules.isPrice(s, a),
      (s, a) => ({ price: rules.price(s, a) }),
    ),
    canPay: must(
      'train.tooDear',
      on('from', 'train', 'price'),
      (s: S, a: A) => a.price <= rules.cash(s) + (rules.added?.(s, a) ?? 0),
      (s, a) => ({ price: a.price, cash: rules.cash(s) }),
    ),
  } satisfies Record<string, Condition<S, A>>;
}
