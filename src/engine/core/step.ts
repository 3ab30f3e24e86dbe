// A step is one small decision of the sequence of play: who decides, the fields of the action, the conditions, the effect.
import type { Action, Fields, Seat } from './action.ts';
import type { Condition } from './condition.ts';
import type { Emit, GameEvent } from './event.ts';
import type { Field } from './fields.ts';

export interface Step<S, A extends Action, E extends GameEvent, C = Condition<S, A>, P = Condition<S, A>> {
  readonly id: A['type'];
  actor(s: S): Seat;
  /** In the order in which a person decides them. */
  readonly fields: { readonly [K in Exclude<keyof A, 'type'>]: Field<S, A> };
  /** Cheapest first; each is asked as soon as the fields it names are known. */
  readonly conditions: readonly C[];
  /** Runs only when every condition held. `s` belongs to the engine: write to it plainly; of `a` keep only copies. */
  apply(s: S, a: A, emit: Emit<E>, seat: Seat): void;
  /** Present if the step is optional: effects of passing, besides going on to the next stage. */
  pass?(s: S, emit: Emit<E>, seat: Seat): void;
  /** Conditions for passing its stage. They name no fields. */
  readonly passing?: readonly P[];
  /** The flow does not move on: the same decision comes again (several trains, one after the other). */
  readonly stays?: true;
  /**
   * An action beside the decision of a stage, at any time (a loan). The flow stays where it is, and the engine leaves
   * asides out when it asks whether the stage has a choice. The seat that decides the stage takes it; `actor` is not
   * asked.
   */
  readonly aside?: true;
  /**
   * True if the step is offered at this table. If a ruling leaves it out, a condition refuses it and says why. A step
   * that is legal but never offered occurs only in records: no new move takes it (`match/applyAnew.ts`).
   */
  isKnown?(s: S): boolean;
}

/** A condition with any figures. */
export type On<S, A extends Action> = Condition<S, A, string, unknown>;

/** A step whose type contains its refusals: a game lists them from there (`declared.ts`). */
export const step =
  <S, A extends Action, E extends GameEvent>() =>
  <const C extends readonly On<S, A>[], const P extends readonly On<S, A>[] = []>(
    one: Omit<Step<S, A, E>, 'conditions' | 'passing'> & { readonly conditions: C; readonly passing?: P },
  ): Step<S, A, E, C[number], P[number]> =>
    one;

/** A step without a decision. */
export interface AutoStep<S, E extends GameEvent> {
  readonly id: string;
  auto(s: S, emit: Emit<E>): void;
}

/** A step whose action type is only known at run time. */
export interface AnyStep<S> {
  readonly id: string;
  actor(s: S): Seat;
  readonly fields: { readonly [name: string]: AnyField<S> };
  readonly conditions: readonly AnyCondition<S>[];
  apply(s: S, a: Action, emit: Emit<GameEvent>, seat: Seat): void;
  pass?(s: S, emit: Emit<GameEvent>, seat: Seat): void;
  readonly passing?: readonly AnyCondition<S>[];
  readonly stays?: true;
  readonly aside?: true;
  isKnown?(s: S): boolean;
}
export type AnyField<S> = Field<S, Action>;
export interface AnyCondition<S> {
  readonly code: string;
  readonly fields: readonly PropertyKey[];
  holds(s: S, a: Action, seat: Seat): boolean;
  args(s: S, a: Action, seat: Seat): unknown;
  readonly isByOffer: boolean;
}
export interface AnyAuto<S> {
  readonly id: string;
  auto(s: S, emit: Emit<GameEvent>): void;
}

/**
 * A step with its conditions sorted by the field that completes them. All have one shape, unlike steps, so the
 * engine reads them faster.
 */
export interface ReadyStep<S> {
  readonly step: AnyStep<S>;
  readonly isAside: boolean;
  /** True if the flow stays where it is: after an aside, and after a step that may be taken again. */
  readonly keepsStage: boolean;
  readonly apply: AnyStep<S>['apply'];
  readonly names: readonly string[];
  readonly fields: readonly AnyField<S>[];
  /** The action with every field present and undecided; nobody writes to it. */
  readonly blank: Fields;
  /** A spare action to write to, lent by `lent`; null while it is lent. */
  spare: Fields | null;
  /** Tells whether the step is offered (`Step.isKnown`); null if it always is. */
  readonly isKnown: ((s: S) => boolean) | null;
  /** Conditions asked before any field is known. */
  readonly first: readonly AnyCondition<S>[];
  /** Conditions by field, asked as soon as that field is known. */
  readonly after: readonly (readonly AnyCondition<S>[])[];
  /** `after` without the conditions that every offered value satisfies (`byOffer`). */
  readonly unsure: readonly (readonly AnyCondition<S>[])[];
}

const readySteps = new WeakMap<object, unknown>();

export function readyStep<S>(step: AnyStep<S>): ReadyStep<S> {
  const known = readySteps.get(step) as ReadyStep<S> | undefined;
  if (known) return known;
  const names = Object.keys(step.fields);
  const early = names.slice(0, -1).find((n) => 'decide' in step.fields[n]!);
  if (early !== undefined) throw new Error(`${early} of ${step.id} is decided whole, so it is decided last`);
  const last = (c: AnyCondition<S>) => Math.max(-1, ...c.fields.map((f) => names.indexOf(String(f))));
  const after = names.map((_, i) => step.conditions.filter((c) => last(c) === i));
  const blank = { type: step.id, ...Object.fromEntries(names.map((n) => [n, undefined])) };
  const ready: ReadyStep<S> = {
    step,
    isAside: step.aside === true,
    keepsStage: step.stays === true || step.aside === true,
    apply: step.apply,
    names,
    fields: names.map((n) => step.fields[n]!),
    blank,
    spare: { ...blank },
    isKnown: step.isKnown ?? null,
    first: step.conditions.filter((c) => last(c) === -1),
    after,
    unsure: after.map((conditions) => conditions.filter(({ isByOffer }) => !isByOffer)),
  };
  readySteps.set(step, ready);
  return ready;
}

/**
 * Lends an undecided action of this step, to be given back: making one costs more than most questions asked with it.
 */
export function lent<S>(ready: ReadyStep<S>): Fields {
  const a = ready.spare ?? { ...ready.blank };
  ready.spare = null;
  return a;
}

export function giveBack<S>(ready: ReadyStep<S>, a: Fields): void {
  for (const name of ready.names) a[name] = undefined;
  ready.spare = a;
}

/** The first of these conditions that fails. */
export function failing<S>(conditions: readonly AnyCondition<S>[], s: S, a: Fields, seat: Seat) {
  for (const c of conditions) if (!c.holds(s, a, seat)) return c;
  return undefined;
}
