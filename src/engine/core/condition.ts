// A condition is one sentence of a rulebook: a code, the fields it reads, a predicate, the figures for the message.
import type { Action, Seat } from './action.ts';
import type { Args } from './refusal.ts';

export interface Condition<S, A extends Action> {
  readonly code: string;
  readonly fields: readonly Exclude<keyof A, 'type'>[];
  holds(s: S, a: A, seat: Seat): boolean;
  args(s: S, a: A, seat: Seat): Args;
  /** Whatever the last of its fields offers meets it: it is not asked where what the field offers is tried. */
  readonly isByOffer: boolean;
}

const noArgs = (): Args => ({});

/**
 * The `must` of one book, typed by its table of refusals: a code the table lacks, or figures that do not fit it,
 * do not compile. A condition on a list field is asked for each element as it is added, and looks at the last one.
 */
export const conditionsOf =
  <R>() =>
  <S, A extends Action, C extends keyof R & string>(
    code: C,
    fields: readonly Exclude<keyof A, 'type'>[],
    holds: (s: S, a: A, seat: Seat) => boolean,
    ...args: Record<never, never> extends R[C] ? [] : [(s: S, a: A, seat: Seat) => R[C] & Args]
  ): Condition<S, A> => ({ code, fields, holds, args: args[0] ?? noArgs, isByOffer: false });

/** A condition that its last field already keeps to in what it offers. */
export const byOffer = <S, A extends Action>(condition: Condition<S, A>): Condition<S, A> => ({
  ...condition,
  isByOffer: true,
});
