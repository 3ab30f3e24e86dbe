// A condition is one sentence of a rulebook: a code, the fields it reads, a predicate, the figures for the message.
import type { Action, Seat } from './action.ts';
import type { Args } from './refusal.ts';

export interface Condition<S, A extends Action, C extends string = string, F = Args> {
  readonly code: C;
  readonly fields: readonly (keyof A)[];
  holds(s: S, a: A, seat: Seat): boolean;
  /** The figures of the message. */
  args(s: S, a: A, seat: Seat): F;
  /** Every value offered by its last field satisfies it, so it is skipped when trying offers. */
  readonly isByOffer: boolean;
}

/** The named fields, as far as they are plain values. */
type Echo<A, N extends keyof A> = { readonly [K in N as A[K] extends Args[string] ? K : never]: A[K] };

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || (Array.isArray(value) && value.every(isPlain));

const echo = (a: Action, fields: readonly PropertyKey[]): Args =>
  Object.fromEntries(Object.entries(a).filter(([name, value]) => fields.includes(name) && isPlain(value)));

/**
 * Where no figures are given, they are the fields that the condition names. A condition on a list field is asked for each
 * element as it is added, and looks at the last one.
 */
export const must = <
  S,
  A extends Action,
  const C extends string,
  const N extends readonly (keyof A)[],
  F = Echo<A, N[number]>,
>(
  code: C,
  fields: N,
  holds: (s: S, a: A, seat: Seat) => boolean,
  args: (s: S, a: A, seat: Seat) => F = (_, a) => echo(a, fields) as F,
): Condition<S, A, C, F> => ({ code, fields, holds, args, isByOffer: false });

/** The `must` of a book whose messages also name something about the position: the company in turn. */
export const mustWith =
  <S, T extends Args>(known: (s: S) => T) =>
  <A extends Action, const C extends string, const N extends readonly (keyof A)[]>(
    code: C,
    fields: N,
    holds: (s: S, a: A, seat: Seat) => boolean,
  ): Condition<S, A, C, Echo<A, N[number]> & T> => ({
    code,
    fields,
    holds,
    args: (s, a) => ({ ...known(s), ...echo(a, fields) }) as Echo<A, N[number]> & T,
    isByOffer: false,
  });

/** A condition that its last field already keeps to in what it offers. */
export const byOffer = <S, A extends Action, C extends string, F>(
  condition: Condition<S, A, C, F>,
): Condition<S, A, C, F> => ({ ...condition, isByOffer: true });

type Old<R> = <S, A extends Action, C extends keyof R & string>(
  code: C,
  fields: readonly Exclude<keyof A, 'type'>[],
  holds: (s: S, a: A, seat: Seat) => boolean,
  ...args: Record<never, never> extends R[C] ? [] : [(s: S, a: A, seat: Seat) => R[C] & Args]
) => Condition<S, A>;
export const conditionsOf = <R>(): Old<R> =>
  ((code: string, fields: never[], holds: never, args: never = (() => ({})) as never) => ({ code, fields, holds, args, isByOffer: false })) as never;
