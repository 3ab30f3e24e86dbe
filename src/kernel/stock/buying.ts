// What every purchase of a share must meet. A book puts these sentences in its own order, beside those that are its own.
import type { Action, Seat } from '../../engine/core/action.ts';
import { type Condition, conditionsOf } from '../../engine/core/condition.ts';
import type { Core } from '../../engine/core/state.ts';
import { type BankSlice, cashOf, type Money } from '../../engine/money/bank.ts';
import { stockOf } from './round.ts';

export interface BuyRefusals {
  'share.soldThisRound': { company: string };
  'share.certificateLimit': { limit: number };
  'share.sixtyPercent': { company: string };
  'share.noneLeft': { company: string; from: string };
  'share.tooDear': { price: Money; cash: Money };
}

export interface ShareBought {
  readonly type: 'shareBought';
  readonly seat: Seat;
  readonly company: string;
  readonly percent: number;
  readonly from: 'offer' | 'pool';
  readonly price: Money;
}

type Purchase = Action & { readonly company: string };

export interface BuyingRules<S, A extends Purchase> {
  /** The fields that say where the share comes from, the company included. */
  readonly source: readonly Exclude<keyof A, 'type'>[];
  /** The fields that must be known to tell whether there is room for one more certificate. */
  readonly counted: readonly Exclude<keyof A, 'type'>[];
  /** How many certificates a player may hold. */
  limit(s: S): number;
  hasRoom(s: S, seat: Seat, a: A): boolean;
  /** Whether he may hold so much of the company. */
  mayHold(s: S, seat: Seat, a: A): boolean;
  from(a: A): string;
  isLeft(s: S, seat: Seat, a: A): boolean;
  price(s: S, a: A): Money;
}

const must = conditionsOf<BuyRefusals>();

export const buying = <S extends Core & BankSlice, A extends Purchase>(rules: BuyingRules<S, A>) => {
  const company: readonly Exclude<keyof A, 'type'>[] = ['company' as Exclude<keyof A, 'type'>];
  return {
    /** Who has sold of a company buys none of it in the same round. */
    notSold: must(
      'share.soldThisRound',
      company,
      (s: S, a: A, seat) => !stockOf(s).soldInRound[seat]?.includes(a.company),
      (_, a) => ({ company: a.company }),
    ),
    /** Certificates in the hands of one player are limited. */
    fitsLimit: must(
      'share.certificateLimit',
      rules.counted,
      (s: S, a: A, seat) => rules.hasRoom(s, seat, a),
      (s) => ({ limit: rules.limit(s) }),
    ),
    /** So is his part of one company. */
    mayHold: must(
      'share.sixtyPercent',
      company,
      (s: S, a: A, seat) => rules.mayHold(s, seat, a),
      (_, a) => ({ company: a.company }),
    ),
    isLeft: must(
      'share.noneLeft',
      rules.source,
      (s: S, a: A, seat) => rules.isLeft(s, seat, a),
      (_, a) => ({ company: a.company, from: rules.from(a) }),
    ),
    canPay: must(
      'share.tooDear',
      rules.source,
      (s: S, a: A, seat) => cashOf(s, seat) >= rules.price(s, a),
      (s, a, seat) => ({ price: rules.price(s, a), cash: cashOf(s, seat) }),
    ),
  } satisfies Record<string, Condition<S, A>>;
};
