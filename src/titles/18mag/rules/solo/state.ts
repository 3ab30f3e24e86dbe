// What István has in front of him: his company cards with how far each has come, and his share card.
import { under } from '../../../../engine/flow/frame.ts';
import type { TrainType } from '../../../../engine/trains/depot.ts';
import type { MajorId, MinorId } from '../companies.ts';
import type { State18Mag } from '../state.ts';
import type { IstvanFrame } from './frames.ts';

export interface CardState {
  /** Actions of the card that are done or skipped: the next one has this index (R174). */
  done: number;
  /** A train whose price was short after a 2-train had been scrapped for it: tried again each turn. */
  owed: TrainType | null;
}

export interface SoloState {
  /** His minors. */
  cards: Partial<Record<MinorId, CardState>>;
  /** The start share of his share card names it; null until it is drawn. */
  shareCard: MajorId | null;
}

/** How far the card of one of his minors has come. */
export const cardStateOf = (s: State18Mag, minor: MinorId): CardState => s.solo!.cards[minor]!;

/** His minors by number. */
export const istvansMinors = (s: State18Mag): MinorId[] =>
  (Object.keys(s.solo!.cards) as MinorId[]).sort((a, b) => Number(a) - Number(b));

/** Whose turn it is. */
export const istvansTurn = (s: State18Mag): IstvanFrame => under<IstvanFrame>(s, 'istvan');
