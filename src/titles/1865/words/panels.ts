// What the face of 1865 says besides what all 18xx games say. A missing line does not compile.

import type { Lang } from '../../../words/phrases.ts';
import type { Zone } from '../rules/chart.ts';
import type { Reason } from '../rules/events.ts';
import { g1865 as en } from './en/panels.ts';
import { g1865 as it } from './it/panels.ts';

export interface Lines1865 {
  readonly kinds: Readonly<Record<'minor' | 'major', string>>;
  readonly columns: Readonly<Record<'traffic' | 'coverage', { readonly head: string; readonly title: string }>>;
  /** The traffic of a place. */
  traffic(value: number): string;
  rank(rank: number, zone: Zone): string;
  loans(count: number): string;
  personalLoans(count: number): string;
  /** So much of it is sold, of the 60% at which it is launched. */
  notLaunched(sold: number): string;
  readonly maritimes: string;
  /** What is told of one: the companies that are at home there, or have their destination there. */
  homeOf(companies: string): string;
  destinationOf(companies: string): string;
  readonly bonusTaken: string;
  /** What is going on, for whoever meets it for the first time; by frame. */
  readonly hints: Readonly<Record<'draft' | 'conversion' | 'raise', string>>;
  /** The mark of a maritime company on the map. */
  placeOf(maritime: string): string;
  readonly coast: string;
  readonly carbonia: string;
  train(coverage: number): string;
  lastTrain(price: string): string;
  readonly startPrices: string;
  startsAs(kind: string): string;
  readonly conversion: string;
  tokensAdded(count: number): string;
  readonly legend: {
    readonly names: Readonly<Record<'river' | 'mountain', string>>;
    /** What the route of a token pays for crossing it. */
    border(name: string, cost: string): string;
    plain(cost: string): string;
    sea(cost: string): string;
    readonly mine: string;
    readonly maritime: string;
  };
  readonly route: Readonly<Record<'cost' | 'traffic' | 'towns', string>>;
  readonly besides: Readonly<Record<'white' | 'green', string>>;
  readonly dragons: {
    readonly head: string;
    readonly letter: string;
    readonly name: string;
    held(certificates: number, limit: number): string;
    brief(certificates: number, limit: number): string;
    readonly nothingHeld: string;
    /** What lowers a price (R091). */
    readonly soldByThem: string;
    readonly chart: string;
    readonly row: string;
    readonly now: string;
    readonly zones: Readonly<Record<Zone, string>>;
    readonly zonesDo: Readonly<Record<Zone, string>>;
    readonly forecast: string;
    readonly forecastHint: string;
    readonly notYet: string;
    readonly rankHint: string;
  };
  /** An absorption in figures. */
  readonly absorption: {
    readonly head: string;
    price(target: string, price: string, due: string): string;
    readonly gets: string;
    readonly pool: string;
    toBank(holder: string): string;
    readonly treasuries: string;
    readonly traffic: string;
    readonly rank: string;
    zones(zones: readonly Zone[]): string;
    readonly tokens: string;
    readonly unused: string;
    sold(company: string, shares: number, sum: string): string;
    loans(taken: number, all: number): string;
    trains(trains: string, tooMany: number): string;
    maritimes(names: string): string;
    replaced(places: string): string;
    shared(places: string): string;
    open(places: string): string;
    lost(places: string): string;
    freed(places: string): string;
    operates(company: string): string;
    done(company: string): string;
  };
  /** What worth consists of besides cash, at the end. */
  readonly rest: Readonly<Record<'shares' | 'companyLoans' | 'personalLoans', string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  /** By zone of the market, in the order of the legend. */
  readonly zones: Readonly<Record<string, string>>;
}

export const lines1865: Readonly<Record<Lang, Lines1865>> = { en, it };
