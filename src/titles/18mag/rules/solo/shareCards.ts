// István's share cards (R167, R185): the major of the start share comes first. The card of SzKÉV is the book's example.
import type { MajorId } from '../companies.ts';
import type { Source } from './cards.ts';

export interface Target {
  readonly major: MajorId;
  /** Highest percent of it that he buys up to. */
  readonly most: number;
  /** Origin of the maximum. */
  readonly source: Source;
}

const MOST = [60, 20, 30, 40] as const;

const card = (order: readonly MajorId[], sources: readonly Source[] = []): readonly Target[] =>
  order.map((major, i) => ({ major, most: MOST[i]!, source: sources[i] ?? 'reconstruction' }));

/** One card for each major; the shuffle starts from this order. */
export const shareCards: Readonly<Partial<Record<MajorId, readonly Target[]>>> = {
  // the order is the book's; the first two maxima follow from its worked example (X22)
  SKEV: card(['SKEV', 'RABA', 'SIK', 'LdStEG'], ['derived', 'derived']),
  RABA: card(['RABA', 'SIK', 'LdStEG', 'SKEV']),
  SIK: card(['SIK', 'LdStEG', 'SKEV', 'RABA']),
  LdStEG: card(['LdStEG', 'SKEV', 'RABA', 'SIK']),
};

export const shareCardIds = Object.keys(shareCards) as MajorId[];
