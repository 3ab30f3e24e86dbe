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
  /** Costly. A whole list that is worth proposing, where the game knows one. */
  suggest?(s: S, a: A, seat: Seat): readonly Value[];
}

/** One train's run: the pieces of track in the order in which it goes over them. */
export interface Run {
  readonly train: string;
  readonly track: readonly string[];
}

/** The best runs that were found, and how far they can be from the best there are. */
export interface Suggestion {
  readonly runs: readonly Run[];
  readonly revenue: number;
  /** No legal runs bring more than this. */
  readonly bound: number;
  /** Whether nothing better can be: revenue and bound are the same. */
  readonly optimal: boolean;
  /** How many steps the search took. */
  readonly steps: number;
}

/**
 * The runs of several trains, decided together: the value is a list of runs, and a condition that names the field reads
 * all of it. Always the last field of its action. Nobody can list the legal ones: a field tells whether there are any.
 */
export interface Routes<S, A extends Action> {
  readonly kind: 'routes';
  /** The trains that may run. */
  trains(s: S, a: A, seat: Seat): readonly string[];
  /** Whether any runs are legal. */
  possible(s: S, a: A, seat: Seat): boolean;
  /** Costly. Legal runs wherever some are possible, however small the budget, which is counted in steps of the search. */
  suggest(s: S, a: A, seat: Seat, budget?: number): Suggestion;
}

/** How many steps of a search play in bulk may spend on one suggestion. */
export const BULK = 2_000;

/** The most that is read of a list of runs that comes from outside. */
export const MOST_RUNS = { runs: 40, train: 40, track: 300, piece: 20 } as const;

export type Field<S, A extends Action> = OneOf<S, A> | Int<S, A> | List<S, A> | Routes<S, A>;

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
  more: Pick<List<S, A>, 'least' | 'tooFew' | 'tooMany' | 'suggest'>,
): List<S, A> => ({ kind: 'list', ids: new Set(ids), most, offer, ...more });

export const routes = <S, A extends Action>(of: Omit<Routes<S, A>, 'kind'>): Routes<S, A> => ({
  kind: 'routes',
  ...of,
});
