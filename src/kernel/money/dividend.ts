// The run is paid out or withheld, all of it. Nothing to pay out counts as withheld.
import type { Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import { type Step, step } from '../../engine/core/step.ts';
import type { Money } from '../../engine/money/bank.ts';
import { editable } from '../editing.ts';
import type { RailState } from '../rail.ts';
import { inOperation, operator } from '../turn.ts';

export interface Dividend<K extends string = 'payout' | 'withhold'> {
  readonly type: 'dividend';
  readonly kind: K;
}

export interface DividendDeclared<K extends string = 'payout' | 'withhold'> {
  readonly type: 'dividendDeclared';
  readonly company: string;
  readonly kind: K;
  readonly revenue: Money;
}

/** What becomes of the revenue, and what the price does. */
type Declare<S, E extends GameEvent> = (s: S, company: string, revenue: Money, emit: Emit<E>) => void;

export interface DividendRules<S, K extends string, E extends GameEvent> {
  /** The company whose turn it is, and who decides for it. */
  company?(s: S): string;
  actor?(s: S): Seat;
  /** What its run brought. */
  revenue(s: S): Money;
  /** Whether it may not pay out, and there is nothing to decide. */
  mustWithhold?(s: S): boolean;
  /** What can be declared, in the order in which it is offered. */
  readonly kinds: Readonly<Record<K | 'withhold', Declare<S, E>>>;
}

export function dividend<S extends RailState, E extends GameEvent, const K extends string = 'payout'>(
  rules: DividendRules<S, K, E>,
) {
  type A = Dividend<K | 'withhold'>;
  const { revenue, company = inOperation } = rules;
  function declare(s: S, kind: A['kind'], emit: Emit<E | DividendDeclared<A['kind']>>): void {
    const [payer, sum] = [company(s), revenue(s)];
    emit?.({ type: 'dividendDeclared', company: payer, kind, revenue: sum });
    rules.kinds[kind](s, payer, sum, emit);
  }
  return editable(
    step<S, A, E | DividendDeclared<A['kind']>>()({
      id: 'dividend',
      actor: rules.actor ?? operator,
      fields: { kind: oneOf(Object.keys(rules.kinds)) } as Step<S, A, never>['fields'],
      conditions: [
        must(
          'dividend.nothing',
          [],
          (s: S, _: A) => revenue(s) > 0,
          (s) => ({ company: company(s) }),
        ),
      ],
      apply: (s, { kind }, emit) => declare(s, kind, emit),
      /** Where there is nothing to decide. */
      pass: (s, emit) => declare(s, 'withhold', emit),
      passing: [
        must(
          'dividend.undecided',
          [],
          (s: S, _: A) => revenue(s) === 0 || (rules.mustWithhold?.(s) ?? false),
          (s) => ({ revenue: revenue(s) }),
        ),
      ],
    }),
  );
}
