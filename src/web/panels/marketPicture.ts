// A market of prices as plain data. A line of prices is one row.
import type { CompanyMark } from '../board/picture.ts';

export interface MarketPicture {
  readonly rows: readonly (readonly MarketSpace[])[];
  /** The zones that mean something, with what they are called. */
  readonly zones: readonly { readonly id: string; readonly text: string }[];
  /** What the further prices of a space are, where it has some. */
  readonly besides?: readonly { readonly id: string; readonly text: string }[];
}

export interface MarketSpace {
  readonly price: number;
  readonly zone: string | null;
  /** Further prices, by what they are. */
  readonly besides?: Readonly<Record<string, number>>;
  /** The one on top first. */
  readonly companies: readonly { readonly id: string; readonly mark: CompanyMark }[];
}
