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
    /** True if it is on sale now. */
    readonly next: boolean;
    readonly note: string;
    /** The seller acting for the bank, and other effects of the sale. */
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
  /** The train type whose first sale starts the phase; null if not a train alone does. */
  readonly by: string | null;
  readonly tiles: readonly Colour[];
  readonly limit: string;
  readonly rounds: string;
  /** Train types that it makes obsolete. */
  readonly rusts: readonly string[];
  readonly happens: readonly string[];
}
