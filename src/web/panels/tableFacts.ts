// The public facts of a table as plain data: players, companies, the bank and the clocks of a game.
import type { Seat } from '../../engine/index.ts';
import type { CompanyMark } from '../board/picture.ts';

export interface TableFacts {
  readonly players: readonly PlayerFacts[];
  /** The heading of the companies, where there are others beside them. */
  readonly head?: string;
  /** The columns of the table of companies, in order. */
  readonly columns: readonly FactColumn[];
  readonly companies: readonly CompanyFacts[];
  /** Companies that are not divided into shares, with columns of their own. */
  readonly minors?: Roster;
  /** Their heading, if not "private companies". */
  readonly privatesHead?: string;
  /** Private companies that are not closed, in the order of the game. */
  readonly privates?: readonly PrivateFacts[];
  readonly bank: readonly Fact[];
  /** Countdowns to a payment or the end of the game. */
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
  /** A term of the title's own in the glossary. */
  readonly term?: string;
}

export interface PlayerFacts {
  readonly seat: Seat;
  readonly worth: number;
  /** Left out if it is the worth itself. */
  readonly cash?: number;
  /** Certificates held and the limit; halves occur. */
  readonly certificates?: { readonly held: number; readonly limit: number };
  /** The amount of the next payment. */
  readonly income?: number;
  readonly holdings: readonly Holding[];
  /** Companies owned as a whole. */
  readonly owns?: readonly string[];
  readonly more: readonly Fact[];
}

export interface Holding {
  readonly company: string;
  readonly shares: number;
  /** True if the player presides over it. */
  readonly leads?: boolean;
}

export interface CompanyFacts {
  readonly id: string;
  readonly name: string;
  /** Its full name, if the other is short. */
  readonly title?: string;
  readonly mark: CompanyMark;
  /** Its trade, if each company has its own. */
  readonly trade?: string;
  /** Its president. */
  readonly leader?: Seat;
  /** A word for why it is not in play; left out when it is. */
  readonly idle?: string;
  /** By column id. */
  readonly figures: Readonly<Record<string, string>>;
  /** By type. */
  readonly trains?: readonly string[];
  readonly more?: readonly Fact[];
  /** Left out for a company without shares. */
  readonly shares?: {
    readonly all: number;
    readonly held: readonly { readonly seat: Seat; readonly shares: number }[];
    /** Sold back to the market. */
    readonly pool?: number;
    /** Not sold yet; left out if it is everything nobody holds. */
    readonly offer?: number;
    /** Held by the company itself. */
    readonly own?: number;
    /** Held by others than players. */
    readonly others?: readonly { readonly name: string; readonly letter: string; readonly shares: number }[];
  };
}

export interface PrivateFacts {
  readonly id: string;
  readonly name: string;
  /** Empty if they are free. */
  readonly price: string;
  readonly revenue: string;
  /** Its use. */
  readonly note: string;
  /** A seat, the letters of a company, or nobody yet. */
  readonly owner: Seat | string | null;
  /** Its bids in an auction, the highest last. */
  readonly bids: readonly { readonly seat: Seat; readonly amount: string }[];
}

/** Progress towards something: `now` of `end`. */
export interface Clock {
  readonly id: string;
  readonly now: number;
  readonly end: number;
  readonly text: string;
  readonly due: boolean;
}
