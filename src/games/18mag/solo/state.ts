// What István has in front of him: his company cards with how far each has come, and his share card.
import type { TrainType } from '../../../engine/trains/depot.ts';
import type { MajorId, MinorId } from '../companies.ts';

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
