// What the face of 1862 says besides what all 18xx games say. A missing line does not compile.

import type { Lang } from '../../../words/phrases.ts';
import type { Reason } from '../rules/events.ts';
import type { Kind } from '../rules/trains.ts';
import { g1862 as en } from './en/panels.ts';
import { g1862 as it } from './it/panels.ts';

export interface Lines1862 {
  readonly kinds: Readonly<Record<Kind, string>>;
  /** One letter for a train of this kind. */
  readonly letters: Readonly<Record<Kind, string>>;
  readonly permits: string;
  /** Of a company that has not begun: where it will be, and which trains it may run. */
  home(place: string): string;
  permit(kinds: string): string;
  readonly charter: string;
  readonly receivership: string;
  readonly notFloated: string;
  readonly barred: string;
  from(phase: string): string;
  obligation(seat: string): string;
  /** What a type of train is, by the kind that is chosen for it. */
  train(freight: number, local: string): string;
  /** How many trains of each kind, or in all. */
  readonly limit: { readonly kind: string; readonly all: string };
  readonly lner: Readonly<Record<'due' | 'formed', string>>;
  readonly parliament: string;
  /** A merger, an acquisition or a refinancing in figures. */
  readonly exchange: {
    readonly head: Readonly<Record<'merger' | 'acquisition' | 'refinancing', string>>;
    survives(survivor: string, absorbed: string, price: string): string;
    readonly holder: string;
    /** What a share of the survivor costs. */
    readonly price: string;
    readonly companies: string;
    director(names: string): string;
    readonly nobody: string;
    trains(trains: string): string;
    permits(kinds: string): string;
    tokens(stay: number, unused: number): string;
    tooMany(count: number): string;
    readonly goesOn: string;
    readonly endsTurn: string;
  };
  /** What a run was paid for. */
  readonly run: {
    head(train: string, kind: string, from: string, to: string): string;
    paid(place: string, sum: string): string;
    /** A port without a name. */
    port(hex: string): string;
    distance(hexes: number, each: string, port: boolean): string;
    /** A freight that is one with another, which is paid for the distance. */
    joined(train: string): string;
    subsidy(sum: string, hexes: number): string;
    /** Other trains are paid for all of its locations. */
    readonly nothing: string;
  };
  readonly reasons: Readonly<Record<Reason, string>>;
  /** By zone of the market, in the order of the legend. */
  readonly zones: Readonly<Record<string, string>>;
}

export const lines1862: Readonly<Record<Lang, Lines1862>> = { en, it };
