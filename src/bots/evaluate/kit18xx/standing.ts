// What a board is worth to a company, in revenue of a round: runs now, runs of the trains it may have later, and what its
// track promises.
import type { Board, TrainId } from '../../../engine/index.ts';

/** `T`: how a train is named. */
export interface Runs<S, C extends string, T = TrainId> {
  /** How much a run of trains to come counts beside a run of the present ones. */
  readonly later: number;
  revenueOf(s: S, company: C, trains: readonly T[], board: Board): number;
  fleetOf(s: S, company: C): readonly T[];
  laterFleet(s: S, company: C): readonly T[];
  /** Its present runs, and what its track promises beyond them. */
  withPromise(runs: number, s: S, company: C, board: Board): number;
}

export function standingsBy<S, C extends string, T = TrainId>({
  later,
  revenueOf,
  fleetOf,
  laterFleet,
  withPromise,
}: Runs<S, C, T>) {
  const now = (s: S, company: C, board: Board): number => revenueOf(s, company, fleetOf(s, company), board);
  const then = (s: S, company: C, board: Board): number => later * revenueOf(s, company, laterFleet(s, company), board);
  /** Without the runs of later trains, which take most of the time to find. */
  const standingNow = (s: S, company: C, board: Board): number =>
    withPromise(now(s, company, board), s, company, board);
  return {
    standingNow,
    standing: (s: S, company: C, board: Board): number => standingNow(s, company, board) + then(s, company, board),
    /** Its runs alone, now and later. */
    runsOn: (s: S, company: C, board: Board): number => now(s, company, board) + then(s, company, board),
  };
}
