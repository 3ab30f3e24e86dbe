// The run is paid out or withheld, all of it. Nothing to pay out counts as withheld.
import type { Seat } from '../../engine/core/action.ts';
import { type Condition, conditionsOf } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import type { Step } from '../../engine/core/step.ts';
import type { Money } from '../../engine/money/bank.ts';

export interface Dividend {
  readonly type: 'dividend';
  readonly kind: 'payout' | 'withhold';
}

export interface DividendRefusals {
  'dividend.nothing': { company: string };
  'dividend.undecided': { revenue: Money };
}

export interface DividendDeclared {
  readonly type: 'dividendDeclared';
  readonly company: string;
  readonly kind: Dividend['kind'];
  readonly revenue: Money;
}

export interface DividendRules<S, E extends GameEvent> {
  actor(s: S): Seat;
  /** The company whose turn it is, and what its run brought. */
  company(s: S): string;
  revenue(s: S): Money;
  /** Whether it may not pay out, and why. */
  mustWithhold?(s: S): boolean;
  readonly more?: readonly Condition<S, Dividend>[];
  /** The money, and what the price does. */
  payOut(s: S, company: string, revenue: Money, emit: Emit<E>): void;
  withhold(s: S, company: string, revenue: Money, emit: Emit<E>): void;
}

const must = conditionsOf<DividendRefusals>();

export function dividend<S, E extends GameEvent>(rules: DividendRules<S, E>): Step<S, Dividend, E | DividendDeclared> {
  function declare(s: S, kind: Dividend['kind'], emit: Emit<E | DividendDeclared>): void {
    const [company, revenue] = [rules.company(s), rules.revenue(s)];
    emit?.({ type: 'dividendDeclared', company, kind, revenue });
    if (kind === 'payout') rules.payOut(s, company, revenue, emit);
    else rules.withhold(s, company, revenue, emit);
  }
  return {
    id: 'dividend',
    actor: rules.actor,
    fields: { kind: oneOf(['payout', 'withhold']) },
    conditions: [
      must(
        'dividend.nothing',
        [],
        (s) => rules.revenue(s) > 0,
        (s) => ({ company: rules.company(s) }),
      ),
      ...(rules.more ?? []),
    ],
    apply: (s, { kind }, emit) => declare(s, kind, emit),
    /** Where there is nothing to decide. */
    pass: (s, emit) => declare(s, 'withhold', emit),
    passing: [
      must(
        'dividend.undecided',
        [],
        (s) => rules.revenue(s) === 0 || (rules.mustWithhold?.(s) ?? false),
        (s) => ({ revenue: rules.revenue(s) }),
      ),
    ],
  };
}
