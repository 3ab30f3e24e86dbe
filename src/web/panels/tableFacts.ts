// What stands in front of everybody, as plain data: players, companies, the bank and the clocks of a game.
import type { Seat } from '../../engine/index.ts';
import type { CompanyMark } from '../board/picture.ts';

export interface TableFacts {
  readonly players: readonly PlayerFacts[];
  /** What the companies are called, where there are others beside them. */
  readonly head?: string;
  /** The columns of the table of companies, in order. */
  readonly columns: readonly FactColumn[];
  readonly companies: readonly CompanyFacts[];
  /** Companies that are not divided into shares, with columns of their own. */
  readonly minors?: Roster;
  /** What they are called, if not private companies. */
  readonly privatesHead?: string;
  /** Private companies that are not closed, in the order of the game. */
  readonly privates?: readonly PrivateFacts[];
  readonly bank: readonly Fact[];
  /** What runs down towards a payment or the end of the game. */
  readonly clocks: readonly Clock[];
}

export interface Roster {
  readonly head: string;
  readonly columns: readonly FactColumn[];
  readonly companies: readonly CompanyFacts[];
}

export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

export interface FactColumn {
  readonly id: string;
  /** Short, as the head of a column; and in full. */
  readonly head: string;
  readonly title: string;
  /** A word of the title's own in the glossary. */
  readonly term?: string;
}

export interface PlayerFacts {
  readonly seat: Seat;
  readonly worth: number;
  /** Left out where it is the worth itself. */
  readonly cash?: number;
  /** What counts of what he holds, and how much may; there are halves. */
  readonly certificates?: { readonly held: number; readonly limit: number };
  /** What the next payment brings. */
  readonly income?: number;
  readonly holdings: readonly Holding[];
  /** Companies that are theirs as a whole. */
  readonly owns?: readonly string[];
  readonly more: readonly Fact[];
}

export interface Holding {
  readonly company: string;
  readonly shares: number;
  /** Presides over it. */
  readonly leads?: boolean;
}

export interface CompanyFacts {
  readonly id: string;
  readonly name: string;
  /** Its name in full, where the other is short. */
  readonly title?: string;
  readonly mark: CompanyMark;
  /** What it does and lives on, where that is its own. */
  readonly trade?: string;
  /** Who presides over it. */
  readonly leader?: Seat;
  /** Why it is not in play, in a word; left out when it is. */
  readonly idle?: string;
  /** By id of column. */
  readonly figures: Readonly<Record<string, string>>;
  /** By type. */
  readonly trains?: readonly string[];
  readonly more?: readonly Fact[];
  /** Left out for a company that is not divided into any. */
  readonly shares?: {
    readonly all: number;
    readonly held: readonly { readonly seat: Seat; readonly shares: number }[];
    /** Sold back to the market. */
    readonly pool?: number;
    /** Not sold yet; left out if that is simply everything nobody holds. */
    readonly offer?: number;
    /** Held by the company itself. */
    readonly own?: number;
    /** Held by somebody who is no player. */
    readonly others?: readonly { readonly name: string; readonly letter: string; readonly shares: number }[];
  };
}

export interface PrivateFacts {
  readonly id: string;
  readonly name: string;
  /** Empty where they cost nothing. */
  readonly price: string;
  readonly revenue: string;
  /** What it is good for. */
  readonly note: string;
  /** A seat, a company in letters, or nobody yet. */
  readonly owner: Seat | string | null;
  /** What stands for it in an auction, the highest last. */
  readonly bids: readonly { readonly seat: Seat; readonly amount: string }[];
}

/** Some way towards something: `now` of `end`. */
export interface Clock {
  readonly id: string;
  readonly now: number;
  readonly end: number;
  readonly text: string;
  readonly due: boolean;
}
