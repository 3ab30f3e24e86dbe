// What 1856 tells of its loans, its destinations, and of the CGR before it is there. A missing line does not compile.

import type { Lang } from '../../../words/phrases.ts';
import { books1856 as en } from './en/books.ts';
import { books1856 as it } from './it/books.ts';

export interface Books1856 {
  readonly money: {
    readonly head: string;
    readonly loans: string;
    readonly loansTitle: string;
    readonly interest: string;
    readonly interestTitle: string;
    readonly escrow: string;
    readonly destination: string;
    readonly reached: string;
    /** A company whose shares are paid otherwise has none. */
    readonly noDestination: string;
    /** The treasury cannot pay it. */
    helped(sum: string): string;
    hint(loan: string, interest: string): string;
  };
  readonly cgr: {
    readonly now: string;
    readonly event: string;
    /** Which companies it takes; none if the list is empty. */
    brief(companies: string): string;
    readonly formed: string;
    readonly never: string;
    readonly nobodyOwes: string;
    /** As if this player had bought the first 6-train. */
    asIf(buyer: string): string;
    readonly loans: string;
    readonly treasury: string;
    readonly missing: string;
    readonly fate: string;
    readonly fates: {
      readonly treasury: string;
      president(name: string, sum: string): string;
      absorbed(name: string, cash: string): string;
    };
    readonly noneAbsorbed: string;
    readonly holder: string;
    readonly given: string;
    readonly got: string;
    formation(companies: string, price: string): string;
    shares(count: number, percent: number): string;
    president(name: string): string;
    treasuryLine(sum: string): string;
    trains(trains: string): string;
    limit(before: number, after: number): string;
    /** What else would be absorbed if presidents kept their money. */
    unhelped(companies: string, price: string): string;
    readonly borrows: string;
  };
}

export const books1856: Readonly<Record<Lang, Books1856>> = { en, it };
