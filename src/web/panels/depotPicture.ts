// The trains of a game and its phase as plain data.
import type { Colour } from '../../engine/index.ts';
import type { Fact } from './tableFacts.ts';

export interface DepotPicture {
  readonly phase: string;
  /** The colours of tiles that may be laid. */
  readonly tiles: readonly Colour[];
  readonly facts: readonly Fact[];
  readonly trains: readonly {
    readonly type: string;
    readonly price: string;
    readonly left: string;
    readonly soldOut: boolean;
    readonly rusts: string;
    /** On sale now. */
    readonly next: boolean;
    readonly note: string;
    /** Who sells it for the bank, and what else the sale brings. */
    readonly saleNote: string;
  }[];
  readonly phases: readonly PhaseRow[];
  /** Second-hand trains, by type; null in games without them. */
  readonly pool: readonly string[] | null;
}

export interface PhaseRow {
  readonly id: string;
  readonly name: string;
  readonly now: boolean;
  /** The type of train whose first one brings it; null where it is not a train alone. */
  readonly by: string | null;
  readonly tiles: readonly Colour[];
  readonly limit: string;
  readonly rounds: string;
  /** Types of train whose time is over by it. */
  readonly rusts: readonly string[];
  readonly happens: readonly string[];
}
