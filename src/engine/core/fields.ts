// The kinds of field an action can have. A field offers values (a cheap over-estimate) and reads unknown JSON;
// the conditions say which of the values are legal.
import type { Action, Seat, Value } from './action.ts';

/** A set of known ids. If there are endlessly many, `has` accepts more than are listed. */
export interface Known extends Iterable<Value> {
  has(id: Value): boolean;
}

/** The ids that a field knows: a fixed set, or a set that depends on the state. */
export type Ids<S> = Known | { known(s: S): Known };

export const idsOf = <S>({ ids }: { readonly ids: Ids<S> }, s: S): Known => ('known' in ids ? ids.known(s) : ids);

/** The ids of a field as a game gives them: a list, or a function of the state. */
type GivenIds<S> = readonly Value[] | ((s: S) => Known);

const idsFrom = <S>(given: GivenIds<S>): Ids<S> => (typeof given === 'function' ? { known: given } : new Set(given));

/** One value out of a known set of ids. */
export interface OneOf<S, A extends Action> {
  readonly kind: 'oneOf';
  readonly ids: Ids<S>;
  /** Every legal value is among these; not every one of these need be legal. */
  offer(s: S, a: A, seat: Seat): readonly Value[];
  /**
   * False only if a quick look shows that the value leads nowhere. Asked where no reason is wanted; `a` has the fields
   * before this one.
   */
  isHopeful(value: Value, s: S, a: A, seat: Seat): boolean;
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

/** Values chosen one after the other; the values before limit the next. */
export interface List<S, A extends Action> {
  readonly kind: 'list';
  readonly ids: Ids<S>;
  readonly least: number;
  readonly most: number;
  /** The refusals of a list that is too short or too long. */
  readonly tooFew: string;
  readonly tooMany: string;
  offer(s: S, a: A, seat: Seat): readonly Value[];
  /** A whole list worth proposing, if the game knows one. Costly. */
  suggest?(s: S, a: A, seat: Seat): readonly Value[];
}

/**
 * The kinds of field there are, by name. Another room of the engine that needs a kind of its own adds it here
 * (`declare module`): a field that is decided whole.
 */
export interface FieldKinds<S, A extends Action> {
  oneOf: OneOf<S, A>;
  int: Int<S, A>;
  list: List<S, A>;
}

export type Field<S, A extends Action> = FieldKinds<S, A>[keyof FieldKinds<S, A>];

/**
 * A field decided whole: its value is given at once, because there are too many legal values to list. It is always the
 * last field of its action, and conditions that name it read the whole value (`isLegal` asks them).
 */
export interface Whole<S, A extends Action, Kind extends string, V, Told extends object> {
  readonly kind: Kind;
  /** True if unknown JSON has the shape of a value. Reads only up to a limit. */
  reads(value: unknown): boolean;
  /** True if any value is legal. */
  possible(s: S, a: A, seat: Seat, isLegal: (value: V) => boolean): boolean;
  /** Details that a choice gives while the field is open; null if nothing is legal. */
  open(s: S, a: A, seat: Seat, isLegal: (value: V) => boolean): Told | null;
  /** A legal value for bots that play many games; asked only where one is possible. */
  decide(s: S, a: A, seat: Seat, isLegal: (value: V) => boolean, rng: number[]): V;
  /** Values to try where nothing is legal: their refusals give the reason. */
  attempts(s: S, a: A, seat: Seat): readonly V[];
}

type Brought = Exclude<Field<never, Action>, { readonly kind: 'oneOf' | 'int' | 'list' }>;
type Told<F> = F extends { readonly kind: infer Kind; open(...asked: never[]): infer Open }
  ? { readonly kind: Kind; readonly field: string } & NonNullable<Open>
  : never;
type Decided<F> = F extends { decide(...asked: never[]): infer V } ? V : never;

/** The open fields that are decided whole, as a choice gives them, and the values that decide them. */
export type OpenWhole = Told<Brought>;
export type WholeValue = Decided<Brought>;

export const oneOf = <S, A extends Action>(
  ids: GivenIds<NoInfer<S>>,
  offer: (s: S, a: A, seat: Seat) => readonly Value[] = (s) => (typeof ids === 'function' ? [...ids(s)] : ids),
  isHopeful: (value: never, s: S, a: A, seat: Seat) => boolean = () => true,
): OneOf<S, A> => ({ kind: 'oneOf', ids: idsFrom(ids), offer, isHopeful: isHopeful as OneOf<S, A>['isHopeful'] });

export const int = <S, A extends Action>(
  range: (s: S, a: A, seat: Seat) => { min: number; max: number; step?: number },
): Int<S, A> => ({
  kind: 'int',
  range(s, a, seat) {
    const { min, max, step = 1 } = range(s, a, seat);
    return { min, max, step };
  },
});

/** Refusals that a list field makes itself: declared by the game, since no condition makes them. */
export type ListRefusals<TooFew extends string, TooMany extends string> = {
  readonly [Code in TooFew]: { readonly least: number };
} & { readonly [Code in TooMany]: { readonly most: number } };

export const upTo = <S, A extends Action>(
  most: number,
  ids: GivenIds<NoInfer<S>>,
  offer: (s: S, a: A, seat: Seat) => readonly Value[],
  more: Pick<List<S, A>, 'least' | 'tooFew' | 'tooMany' | 'suggest'>,
): List<S, A> => ({ kind: 'list', ids: idsFrom(ids), most, offer, ...more });
