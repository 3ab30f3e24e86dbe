// A board's worth to all minors but the one that builds it: those of the same owner gain with it, rivals against it.
import { type Board, type Seat, seatsOf, trainsOf } from '../../../engine/index.ts';
import type { MinorId } from '../rules/companies.ts';
import { minorsInPlay, ownerOf, type State18Mag } from '../rules/state.ts';
import { RIVALS } from './returns.ts';
import { revenueOf } from './runs.ts';

/** In revenue of a round: what sisters gain, less the part of the rivals' gain that counts against the owner. */
export function othersGain(s: State18Mag, seat: Seat, builder: MinorId, board: Board): number {
  const rivals = -RIVALS / (seatsOf(s).length - 1);
  return minorsInPlay(s)
    .filter((minor) => minor !== builder)
    .reduce((sum, minor) => {
      const trains = trainsOf(s, minor);
      const gained = revenueOf(s, minor, trains, board) - revenueOf(s, minor, trains, s.board);
      return sum + gained * (ownerOf(s, minor) === seat ? 1 : rivals);
    }, 0);
}
