// What the pages say about Chicago Express besides its events and refusals. A missing line does not compile.
import type { Reason } from '../rules/events.ts';
import type { HexKind } from '../rules/map.ts';
import type { Dial, EndCondition } from '../rules/state.ts';

type Column = 'income' | 'treasury' | 'locomotives' | 'minimumBid' | 'dividend';

export interface ChicagoWebLines {
  readonly kinds: Readonly<Record<HexKind, string>>;
  readonly waters: Readonly<Record<'michigan' | 'erie' | 'atlantic', string>>;
  readonly legend: Readonly<
    Record<
      | 'forest'
      | 'mountain'
      | 'cost'
      | 'income'
      | 'growth'
      | 'house'
      | 'start'
      | 'town'
      | 'works'
      | 'scale'
      | 'terminus'
      | 'awaits',
      string
    >
  >;
  /** Of one place, in a sentence. */
  nextCosts(sum: string, income: number): string;
  readonly full: string;
  here(companies: string): string;
  readonly nobody: string;
  readonly developed: string;
  develops(gain: number): string;
  forestPays(sum: string): string;
  scale(now: number, values: string): string;
  startOf(company: string): string;
  readonly columns: Readonly<Record<Column, { readonly head: string; readonly title: string }>>;
  readonly closed: string;
  readonly dials: string;
  readonly dialsHint: string;
  steps(now: number, of: number): string;
  readonly red: string;
  readonly dial: Readonly<Record<Dial, string>>;
  readonly houses: string;
  readonly industry: string;
  readonly endsHead: string;
  readonly endsHint: string;
  readonly endsNow: string;
  readonly end: Readonly<Record<EndCondition, (now: number, at: number) => string>>;
  readonly forecast: string;
  readonly forecastHint: string;
  readonly perShare: string;
  readonly sum: string;
  auction(lot: string): string;
  standing(sum: string, bidder: string): string;
  noBid(least: string): string;
  readonly stillIn: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly series: Readonly<Record<'income' | 'companies' | 'treasuries', string>>;
}
