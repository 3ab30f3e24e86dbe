// A board's worth to a company in revenue of a round, from its runs now, runs of the trains it may have
// later, and the promise of its track.
import type { Board, MapFacts, TrainId } from '../../engine/index.ts';
import { reachedWorth } from './sight.ts';

/** `T`: the identifier of a train. */
export interface Runs<S, C extends string, T = TrainId> {
  /** Weight of runs with later trains beside present runs. */
  readonly later: number;
  mapOf(s: S): MapFacts;
  revenueOf(s: S, company: C, trains: readonly T[], board: Board): number;
  fleetOf(s: S, company: C): readonly T[];
  laterFleet(s: S, company: C): readonly T[];
  /** Promise of its track beyond its runs. */
  promiseOf(s: S, company: C, board: Board): number;
}

export function boardWorthBy<S extends { readonly board: Board }, C extends string, T = TrainId>({
  later,
  mapOf,
  revenueOf,
  fleetOf,
  laterFleet,
  promiseOf,
}: Runs<S, C, T>) {
  type Figure = (s: S, company: C, board: Board) => number;
  const now: Figure = (s, company, board) => revenueOf(s, company, fleetOf(s, company), board);
  const then: Figure = (s, company, board) => later * revenueOf(s, company, laterFleet(s, company), board);
  /** Never below zero: a tile takes no run away, so a smaller result means the budget was too small for the larger network. */
  const more = (figure: Figure): Figure => {
    return (s, company, board) => Math.max(0, figure(s, company, board) - figure(s, company, s.board));
  };
  /** Gain without the runs of later trains, which take longest to find. */
  const gainNow: Figure = (s, company, board) =>
    more(now)(s, company, board) + promiseOf(s, company, board) - promiseOf(s, company, s.board);
  const gain: Figure = (s, company, board) => gainNow(s, company, board) + more(then)(s, company, board);
  /** Its runs alone, now and later. */
  const runsOn: Figure = (s, company, board) => now(s, company, board) + then(s, company, board);
  return {
    /** Rise of its worth through another tile or token. */
    gain,
    gainNow,
    runsOn,
    /** Worth estimated without searching for runs, which takes far longer than anything else. */
    atFirstSight: ((s, company, board) =>
      reachedWorth(mapOf(s), board, company) + promiseOf(s, company, board)) satisfies Figure,
  };
}
