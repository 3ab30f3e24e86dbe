// The kind of field for the runs of trains. Conditions decide which runs are legal, as for any field; the best runs are
// a suggestion that callers ask for.
import type { Action, Seat } from '../core/action.ts';
import type { Whole } from '../core/fields.ts';

/** One train's run: the pieces of track in the order in which it goes over them. */
export interface Run {
  readonly train: string;
  readonly track: readonly string[];
}

/** The best runs found, and a bound on the best there are. */
export interface Suggestion {
  readonly runs: readonly Run[];
  readonly revenue: number;
  /** No legal runs bring more than this. */
  readonly bound: number;
  /** True if the runs are proven best: revenue and bound are the same. */
  readonly optimal: boolean;
  /** Number of steps of the search. */
  readonly steps: number;
}

/**
 * The runs of several trains, decided together. There are too many to list: the field only tells whether any are legal.
 */
export interface Routes<S, A extends Action>
  extends Whole<S, A, 'routes', readonly Run[], { readonly trains: readonly string[] }> {
  /** The trains that may run. */
  trains(s: S, a: A, seat: Seat): readonly string[];
  /**
   * Costly. Legal runs if there are any, however small the budget; the budget is counted in steps of the search. Bots
   * take any of several suggestions that bring the same, which is found sooner.
   */
  suggest(s: S, a: A, seat: Seat, budget?: number, anyOfEqual?: boolean): Suggestion;
}

declare module '../core/fields.ts' {
  interface FieldKinds<S, A extends Action> {
    routes: Routes<S, A>;
  }
}

/** Number of search steps that bots with many games to play may spend on one suggestion. */
export const BULK = 2_000;

/** Limits for reading a list of runs that comes from outside. */
export const MOST_RUNS = { runs: 40, train: 40, track: 300, piece: 20 } as const;

const NOTHING_RUNS: readonly (readonly Run[])[] = [[]];

export const routes = <S, A extends Action>(
  of: Pick<Routes<S, A>, 'trains' | 'suggest'> & { possible(s: S, a: A, seat: Seat): boolean },
): Routes<S, A> => ({
  kind: 'routes',
  ...of,
  reads: (value) => Array.isArray(value) && value.length <= MOST_RUNS.runs && value.every(isRun),
  open: (s, a, seat) => (of.possible(s, a, seat) ? { trains: of.trains(s, a, seat) } : null),
  decide: (s, a, seat) => of.suggest(s, a, seat, BULK, true).runs,
  // the refusal may be that no train runs at all
  attempts: () => NOTHING_RUNS,
});

function isRun(run: unknown): boolean {
  if (typeof run !== 'object' || run === null || Object.keys(run).length !== 2) return false;
  const { train, track } = run as Partial<Record<string, unknown>>;
  return (
    isText(train, MOST_RUNS.train) &&
    Array.isArray(track) &&
    track.length <= MOST_RUNS.track &&
    track.every((piece) => isText(piece, MOST_RUNS.piece))
  );
}

const isText = (x: unknown, most: number): boolean => typeof x === 'string' && x.length <= most;
