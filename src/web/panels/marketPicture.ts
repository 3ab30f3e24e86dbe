// A market of prices as plain data.
import type { CompanyMark } from '../board/picture.ts';

export interface MarketPicture {
  readonly rows: readonly (readonly MarketSpace[])[];
  /** True for a line of prices, straight or zigzag, which is broken where its pane ends. */
  readonly folds: boolean;
  /** The zones with a meaning, and their texts. */
  readonly zones: readonly { readonly id: string; readonly text: string }[];
  /** The meaning of further prices, if spaces have any. */
  readonly besides?: readonly { readonly id: string; readonly text: string }[];
}

export interface MarketSpace {
  /** Its place on the market of the game. */
  readonly id: string;
  readonly price: number;
  readonly zone: string | null;
  /** The explanations of all its zones. */
  readonly says: readonly string[];
  /** Further prices, by kind. */
  readonly besides?: Readonly<Record<string, number>>;
  /** The markers, the topmost first. */
  readonly companies: readonly MarketMarker[];
  /** The moves of markers from here, and their causes; the same price if they stay. */
  readonly steps: readonly { readonly why: string; readonly to: string; readonly price: number }[];
}

export interface MarketMarker {
  readonly id: string;
  readonly mark: CompanyMark;
}
