// The frames of Chicago Express, remembered only while they last.
import type { AscendingFrame } from '../../../engine/auction/ascending.ts';
import type { Seat } from '../../../engine/core/action.ts';
import type { Frame } from '../../../engine/flow/frame.ts';
import type { CompanyId } from './companies.ts';

/** The opening auctions (R017-R025). */
export interface OpeningFrame extends Frame {
  readonly kind: 'opening';
  /** Opening auctions begun so far. */
  opened: number;
  /** The seat that opens the next one. */
  opener: Seat;
  /** The owner of the PRR share; null before that auction is over. */
  prrOwner: Seat | null;
}

/** Turn after turn, until the game is over. */
export interface PlayFrame extends Frame {
  readonly kind: 'play';
  /** The seat whose turn it is. */
  seat: Seat;
  /** The company that has just reached Chicago, until its phase is done. */
  arrived: CompanyId | null;
}

export type ChicagoFrame = OpeningFrame | PlayFrame | AscendingFrame;
