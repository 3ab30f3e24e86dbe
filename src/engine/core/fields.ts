// The kinds of field an action can have. A field offers values (a cheap over-estimate) and reads unknown JSON;
// what is legal among them is for the conditions to say.
import type { Action, Seat, Value } from './action.ts';

/** One value out of a known set of ids. */
export interface OneOf<S, A extends Action> {
  readonly kind: 'oneOf';
  readonly ids: ReadonlySet<Value>;
  /** Every legal value is among these; not every one of these need be legal. */
  offer(s: S, a: A, seat: Seat): readonly Value[];
}

/** A whole number. The legal ones lie in one unbroken run of `step`s. */
export interface Int<S, A extends Action> {
  readonly kind: 'int';
  range(s: S, a: A, seat: Seat): Range;
}
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Values chosen one after the other; what may follow depends on what stands before. */
export interface List<S, A extends Action> {
  readonly kind: 'list';
  readonly ids: ReadonlySet<Value>;
  readonly least: number;
  readonly most: number;
  /** The refusals of a list that is too short or too long. */
  readonly tooFew: string;
  readonly tooMany: string;
  offer(s: S, a: A, seat: Seat): readonly Value[];
}

export type Field<S, A extends Action> = OneOf<S, A> | Int<S, A> | List<S, A>;

export const oneOf = <S, A extends Action>(
  ids: readonly Value[],
  offer: (s: S, a: A, seat: Seat) => readonly Value[] = () => ids,
): OneOf<S, A> => ({ kind: 'oneOf', ids: new Set(ids), offer });

export const int = <S, A extends Action>(
  range: (s: S, a: A, seat: Seat) => { min: number; max: number; step?: number },
): Int<S, A> => ({ kind: 'int', range: (s, a, seat) => ({ step: 1, ...range(s, a, seat) }) });

export const upTo = <S, A extends Action>(
  most: number,
  ids: readonly Value[],
  offer: (s: S, a: A, seat: Seat) => readonly Value[],
  codes: { least: number; tooFew: string; tooMany: string },
): List<S, A> => ({ kind: 'list', ids: new Set(ids), most, offer, ...codes });
