// A player buys one share in his turn: from the offering, or from the market.
import type { Seat } from '../../engine/core/action.ts';
import { type Condition, conditionsOf } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import type { Core } from '../../engine/core/state.ts';
import type { Step } from '../../engine/core/step.ts';
import type { BankSlice, Money } from '../../engine/money/bank.ts';
import { moveOrdinary, OFFER, POOL, percentOf, type SharesSlice, unitOf } from '../../engine/shares/shares.ts';
import { type BuyingRules, buying, type ShareBought } from './buying.ts';
import { type PresidencyPassed, settlePresidency } from './presidency.ts';
import { acts, inTurn } from './round.ts';

export interface BuyShare {
  readonly type: 'buyShare';
  readonly company: string;
  readonly from: typeof OFFER | typeof POOL;
}

export interface ShareRefusals {
  'share.notStarted': { company: string };
}

export interface BuyShareRules<S, E extends GameEvent>
  extends Pick<BuyingRules<S, BuyShare>, 'limit' | 'hasRoom' | 'mayHold' | 'price'> {
  readonly companies: readonly string[];
  isStarted(s: S, company: string): boolean;
  /** Asked before anything else. */
  readonly first?: readonly Condition<S, BuyShare>[];
  /** Who gets the money. */
  pay(s: S, a: BuyShare, seat: Seat, price: Money, emit: Emit<E>): void;
}

const heaps = [OFFER, POOL] as const;
const must = conditionsOf<ShareRefusals>();

export function buyShare<S extends Core & BankSlice & SharesSlice, E extends GameEvent>(
  rules: BuyShareRules<S, E>,
): Step<S, BuyShare, E | ShareBought | PresidencyPassed> {
  const share = buying<S, BuyShare>({
    ...rules,
    source: ['company', 'from'],
    counted: ['company'],
    from: ({ from }) => from,
    isLeft: (s, _, { company, from }) => percentOf(s, company, from) > 0,
  });
  return {
    id: 'buyShare',
    actor: inTurn,
    fields: {
      company: oneOf(rules.companies, (s) => rules.companies.filter((id) => rules.isStarted(s, id))),
      from: oneOf(heaps, (s, a) => heaps.filter((from) => percentOf(s, a.company, from) > 0)),
    },
    conditions: [
      ...(rules.first ?? []),
      must(
        'share.notStarted',
        ['company'],
        (s, a) => rules.isStarted(s, a.company),
        (_, a) => ({ company: a.company }),
      ),
      share.notSold,
      share.mayHold,
      share.fitsLimit,
      share.isLeft,
      share.canPay,
    ],
    apply(s, a, emit, seat) {
      const { company, from } = a;
      const [price, percent] = [rules.price(s, a), unitOf(s, company)];
      emit?.({ type: 'shareBought', seat, company, percent, from, price });
      rules.pay(s, a, seat, price, emit);
      moveOrdinary(s, company, from, seat, percent);
      settlePresidency(s, company, emit);
      acts(s, seat).bought = company;
    },
  };
}
