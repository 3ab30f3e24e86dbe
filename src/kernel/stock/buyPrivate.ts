// Buys a private company out of the box in a turn of the stock round; it pays its owner when operating rounds begin.
import type { Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import { step } from '../../engine/core/step.ts';
import { BANK, cashOf, type Money, type Paid, pay } from '../../engine/money/bank.ts';
import { editable } from '../editing.ts';
import type { RailState } from '../rail.ts';
import { acts, inTurn } from './round.ts';

export interface PrivateFacts {
  readonly name: string;
  /** Its price, which counts at the end, and its income in each operating round. */
  readonly price: Money;
  readonly revenue: Money;
}

/** Owners by the ids of privates; nobody has bought the others. */
export type Privates = Record<string, Seat>;

export interface BuyPrivate {
  readonly type: 'buyPrivate';
  readonly private: string;
}

export type PrivateEvent =
  | { readonly type: 'privateBought'; readonly seat: Seat; readonly private: string; readonly price: Money }
  | { readonly type: 'privatePaid'; readonly seat: Seat; readonly private: string; readonly revenue: Money };

type Needs = RailState & { privates?: Privates };

export interface PrivateRules {
  readonly privates: Readonly<Record<string, PrivateFacts>>;
}

export function buyPrivate<S extends Needs, E extends GameEvent>({ privates }: PrivateRules) {
  const ids = Object.keys(privates);
  const isSold = (s: S, id: string): boolean => s.privates?.[id] !== undefined;
  const price = (a: BuyPrivate): Money => privates[a.private]!.price;
  return editable(
    step<S, BuyPrivate, E | PrivateEvent | Paid<'private'>>()({
      id: 'buyPrivate',
      actor: inTurn,
      fields: { private: oneOf(ids, (s) => ids.filter((id) => !isSold(s, id))) },
      conditions: [
        must('private.sold', ['private'], (s: S, a: BuyPrivate) => !isSold(s, a.private)),
        must(
          'private.tooDear',
          ['private'],
          (s: S, a: BuyPrivate, seat: Seat) => cashOf(s, seat) >= price(a),
          (s, a, seat) => ({ price: price(a), cash: cashOf(s, seat) }),
        ),
      ],
      apply(s, a, emit, seat) {
        emit?.({ type: 'privateBought', seat, private: a.private, price: price(a) });
        pay(s, seat, BANK, price(a), 'private', emit);
        s.privates = { ...s.privates, [a.private]: seat };
        acts(s, seat).bought = a.private;
      },
    }),
  );
}

/** Pays the owners, in the order of the box. */
export function payPrivates(s: Needs, { privates }: PrivateRules, emit: Emit<PrivateEvent | Paid<'private'>>): void {
  for (const [id, { revenue }] of Object.entries(privates)) {
    const seat = s.privates?.[id];
    if (seat === undefined) continue;
    emit?.({ type: 'privatePaid', seat, private: id, revenue });
    pay(s, BANK, seat, revenue, 'private', emit);
  }
}
