// What goes on only in the game against István.
import type { Frame } from '../../../../engine/flow/frame.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import type { TrainType } from '../../../../engine/trains/depot.ts';
import type { MinorId } from '../companies.ts';

/** Before the draft: István's cards, tiles, trains and share (R164-R167). */
export interface IstvanSetupFrame extends Frame {
  readonly kind: 'istvanSetup';
}

/** The turn of one of István's minors: it goes on by itself, but for what the book leaves to the player. */
export interface IstvanFrame extends Frame {
  readonly kind: 'istvan';
  readonly company: MinorId;
  /** The hexes among which the player chooses the one to upgrade, where several positions are possible. */
  hexes: HexId[];
  /** The better train for which the treasury was full enough before the run, though nothing was scrapped for it. */
  buys: TrainType | null;
}

export const newIstvanTurn = (company: MinorId): IstvanFrame => ({
  kind: 'istvan',
  at: 'track',
  company,
  hexes: [],
  buys: null,
});

export type SoloFrame = IstvanSetupFrame | IstvanFrame;
