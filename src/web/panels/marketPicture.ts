// A market of prices as plain data.
import type { CompanyMark } from '../board/picture.ts';

export interface MarketPicture {
  readonly rows: readonly (readonly MarketSpace[])[];
  /** A line of prices, in one row or going up and down between two: it is broken where its pane ends. */
  readonly folds: boolean;
  /** The zones that mean something, with what they are called. */
  readonly zones: readonly { readonly id: string; readonly text: string }[];
  /** What the further prices of a space are, where it has some. */
  readonly besides?: readonly { readonly id: string; readonly text: string }[];
}

export interface MarketSpace {
  /** Its place on the market of the game. */
  readonly id: string;
  readonly price: number;
  readonly zone: string | null;
  /** What is said of all zones it lies in. */
  readonly says: readonly string[];
  /** Further prices, by what they are. */
  readonly besides?: Readonly<Record<string, number>>;
  /** The one on top first. */
  readonly companies: readonly MarketMarker[];
  /** Where markers go from here, and why; the same price where they stay. */
  readonly steps: readonly { readonly why: string; readonly to: string; readonly price: number }[];
}

export interface MarketMarker {
  readonly id: string;
  readonly mark: CompanyMark;
}
