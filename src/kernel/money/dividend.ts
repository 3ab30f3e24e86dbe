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

/** The effects of a declaration on revenue and price. */
type Declare<S, E extends GameEvent> = (s: S, company: string, revenue: Money, emit: Emit<E>) => void;

export interface DividendRules<S, K extends string, E extends GameEvent> {
  /** The company that declares, and the seat that decides for it; by default those in turn. */
  company?(s: S): string;
  actor?(s: S): Seat;
  /** The revenue of its run. */
  revenue(s: S): Money;
  /** True if it may not pay out, so that nothing is to be decided. */
  mustWithhold?(s: S): boolean;
  /** Further figures of the declaration, as far as they are known before. */
  tells?(s: S, kind: K | 'withhold'): object;
  /** Kinds of declaration, in the order in which they are offered. */
  readonly kinds: Readonly<Record<K | 'withhold', Declare<S, E>>>;
}

export function dividend<S extends RailState, E extends GameEvent, const K extends string = 'payout'>(
  rules: DividendRules<S, K, E>,
) {
  type A = Dividend<K | 'withhold'>;
  const { revenue, company = inOperation } = rules;
  function declare(s: S, kind: A['kind'], emit: Emit<E | DividendDeclared<A['kind']>>): void {
    const [payer, sum] = [company(s), revenue(s)];
    emit?.({ type: 'dividendDeclared', company: payer, kind, revenue: sum, ...rules.tells?.(s, kind) });
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
      /** Withholds where nothing is to be decided. */
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
