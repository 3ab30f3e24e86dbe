// What a board is worth to a company, in revenue of a round: runs now, runs of the trains it may have later, and what its
// track promises.
import type { Board, MapFacts, TrainId } from '../../engine/index.ts';
import { reachedWorth } from './sight.ts';

/** `T`: how a train is named. */
export interface Runs<S, C extends string, T = TrainId> {
  /** How much a run of trains to come counts beside a run of the present ones. */
  readonly later: number;
  mapOf(s: S): MapFacts;
  revenueOf(s: S, company: C, trains: readonly T[], board: Board): number;
  fleetOf(s: S, company: C): readonly T[];
  laterFleet(s: S, company: C): readonly T[];
  /** What its track promises beyond its runs. */
  promiseOf(s: S, company: C, board: Board): number;
}

export function standingsBy<S extends { readonly board: Board }, C extends string, T = TrainId>({
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
  /** A tile takes no run away: where less is found than before, the budget was too small for the larger network. */
  const more = (figure: Figure): Figure => {
    return (s, company, board) => Math.max(0, figure(s, company, board) - figure(s, company, s.board));
  };
  /** Without the runs of later trains, which take most of the time to find. */
  const gainNow: Figure = (s, company, board) =>
    more(now)(s, company, board) + promiseOf(s, company, board) - promiseOf(s, company, s.board);
  const gain: Figure = (s, company, board) => gainNow(s, company, board) + more(then)(s, company, board);
  /** Its runs alone, now and later. */
  const runsOn: Figure = (s, company, board) => now(s, company, board) + then(s, company, board);
  return {
    /** By how much its standing rises with a tile or a token more. */
    gain,
    gainNow,
    runsOn,
    /** Without looking for runs, which takes far longer than anything else. */
    atFirstSight: ((s, company, board) =>
      reachedWorth(mapOf(s), board, company) + promiseOf(s, company, board)) satisfies Figure,
  };
}
