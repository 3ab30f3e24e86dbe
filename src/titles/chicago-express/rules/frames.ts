// The frames of Chicago Express: what can be going on, and what is remembered only while it lasts.
import type { AscendingFrame } from '../../../engine/auction/ascending.ts';
import type { Seat } from '../../../engine/core/action.ts';
import type { Frame } from '../../../engine/flow/frame.ts';
import type { CompanyId } from './companies.ts';

/** The opening auctions (R017-R025). */
export interface OpeningFrame extends Frame {
  readonly kind: 'opening';
  /** How many of the four opening auctions have been opened. */
  opened: number;
  /** Who opens the next one. */
  opener: Seat;
  /** Who bought the PRR share; null before that auction is over. */
  prrOwner: Seat | null;
}

/** Turn after turn, until the game is over. */
export interface PlayFrame extends Frame {
  readonly kind: 'play';
  /** Whose turn it is. */
  seat: Seat;
  /** The company that has just reached Chicago, until its phase is done. */
  arrived: CompanyId | null;
}

export type ChicagoFrame = OpeningFrame | PlayFrame | AscendingFrame;
