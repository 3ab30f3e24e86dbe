// Words of the terminal for Chicago Express. A missing line does not compile.
import type { AboutLines } from '../../../words/terminal.ts';
import type { Reason } from '../rules/events.ts';
import type { HexKind } from '../rules/map.ts';
import type { EndCondition } from '../rules/state.ts';

export interface ChicagoTerminalLines extends AboutLines {
  readonly kinds: Readonly<Record<HexKind, string>>;
  readonly house: string;
  /** Meaning of "c2+1". */
  readonly figures: string;
  readonly michigan: readonly string[];
  readonly erie: string;
  readonly atlantic: readonly string[];
  readonly dials: string;
  readonly red: string;
  readonly houses: string;
  /** The head of the table of companies. */
  readonly columns: Readonly<
    Record<'company' | 'income' | 'treasury' | 'locomotives' | 'shares' | 'minimumBid' | 'dividend', string>
  >;
  readonly closed: string;
  readonly cash: string;
  readonly nextDividend: string;
  readonly ends: string;
  readonly endsNow: string;
  readonly end: Readonly<Record<EndCondition, (now: number, at: number) => string>>;
  readonly auction: (lot: string, high: string | null, bidder: string) => string;
  readonly reasons: Readonly<Record<Reason, string>>;
  nextCosts(sum: string, income: number): string;
  full: string;
  here(companies: string): string;
  nobodyHere: string;
  developed: string;
  develops(gain: number): string;
  forestPays(sum: string): string;
  scale(values: string): string;
}
