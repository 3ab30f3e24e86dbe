// What 1862 tells of its parliament, its obligations and its permits. A missing line does not compile.

import type { Lang } from '../../../words/phrases.ts';
import type { Kind } from '../rules/trains.ts';
import { books1862 as en } from './en/books.ts';
import { books1862 as it } from './it/books.ts';

export interface Books1862 {
  readonly parliament: {
    readonly head: string;
    /** A charter is being auctioned. */
    auction(company: string): string;
    standing(sum: string, seat: string): string;
    readonly stillIn: string;
    readonly available: string;
    readonly noneAvailable: string;
    /** From which phase on these companies are to be had. */
    wave(phase: string): string;
    priority(seat: string): string;
    won(seats: string): string;
    readonly obligations: string;
    readonly company: string;
    readonly player: string;
    readonly toSell: string;
    readonly fine: string;
    readonly obligationHint: string;
  };
  readonly permits: {
    readonly head: string;
    readonly company: string;
    /** Shown in a cell, for those who do not see it. */
    has(kind: string): string;
    readonly trains: string;
    readonly idle: string;
    /** What trains of a kind are paid for. */
    readonly does: Readonly<Record<Kind, string>>;
    readonly hint: string;
  };
}

export const books1862: Readonly<Record<Lang, Books1862>> = { en, it };
