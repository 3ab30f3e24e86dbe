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

interface Must {
  <S, A extends Action, const C extends string, const N extends readonly (keyof A)[]>(
    code: C,
    fields: N,
    holds: (s: S, a: A, seat: Seat) => boolean,
  ): Condition<S, A, C, Echo<A, N[number]>>;
  <S, A extends Action, const C extends string, const F>(
    code: C,
    fields: readonly (keyof A)[],
    holds: (s: S, a: A, seat: Seat) => boolean,
    args: (s: S, a: A, seat: Seat) => F,
  ): Condition<S, A, C, F>;
}

/**
 * By default the figures are the named fields. A condition on a list field is asked at each added element and looks at
 * the last one.
 */
export const must: Must = <S, A extends Action, C extends string>(
  code: C,
  fields: readonly (keyof A)[],
  holds: (s: S, a: A, seat: Seat) => boolean,
  args: (s: S, a: A, seat: Seat) => unknown = (_, a) => echo(a, fields),
) => ({ code, fields, holds, args, isByOffer: false }) as never;

/** `must` for positions of one kind: messages that give no figures of their own contain T. */
interface MustOf<S, T extends Args> {
  <A extends Action, const C extends string, const N extends readonly (keyof A)[]>(
    code: C,
    fields: N,
    holds: (s: S, a: A, seat: Seat) => boolean,
  ): Condition<S, A, C, Echo<A, N[number]> & T>;
  <A extends Action, const C extends string, const F>(
    code: C,
    fields: readonly (keyof A)[],
    holds: (s: S, a: A, seat: Seat) => boolean,
    args: (s: S, a: A, seat: Seat) => F,
  ): Condition<S, A, C, F>;
}

/** The `must` of a book whose messages also name something about the position, such as the company in turn. */
export const mustWith = <S, T extends Args>(known: (s: S) => T): MustOf<S, T> =>
  (<A extends Action>(
    code: string,
    fields: readonly (keyof A)[],
    holds: (s: S, a: A, seat: Seat) => boolean,
    args: (s: S, a: A, seat: Seat) => unknown = (s, a) => ({ ...known(s), ...echo(a, fields) }),
  ) => must(code, fields, holds, args)) as MustOf<S, T>;

/**
 * Marks a condition that the offer of its last field already satisfies: it is skipped while offers are tried and still
 * checked on a finished action.
 */
export const byOffer = <S, A extends Action, C extends string, F>(
  condition: Condition<S, A, C, F>,
): Condition<S, A, C, F> => ({ ...condition, isByOffer: true });
