// What the face of 18Mag says besides what all 18xx games say. A missing line does not compile.

import type { Lang } from '../../../words/phrases.ts';
import type { MajorId } from '../rules/companies.ts';
import type { Reason } from '../rules/events.ts';
import type { CardAction, Level, Source } from '../rules/solo/cards.ts';
import type { PhaseId } from '../rules/trains.ts';
import { g18mag as en } from './en/panels.ts';
import { g18mag as it } from './it/panels.ts';

type Symbols = { readonly [K in CardAction['symbol']]: (action: Extract<CardAction, { symbol: K }>) => string };

export interface Lines18Mag {
  readonly majors: string;
  readonly minors: string;
  readonly terrainTokens: { readonly head: string; readonly title: string };
  home(place: string): string;
  terrain(count: number): string;
  readonly phases: Readonly<Record<PhaseId, string>>;
  /** How things stand, in a few words: with what each player takes. */
  draft(minors: number, shares: number): string;
  readonly lastSet: string;
  /** The train of this type brings the next phase. */
  readonly bringsPhase: string;
  sells(company: string): string;
  readonly wagon: string;
  /** What each major does for the minors, and earns by; on the small map some do other things. */
  readonly trades: Readonly<Record<MajorId, string>>;
  readonly tradesOnSmallMap: Readonly<Partial<Record<MajorId, string>>>;
  readonly markersHead: string;
  readonly markers: string;
  readonly markersOver: string;
  readonly zones: Readonly<Record<string, string>>;
  /** What players paid and were paid for; some of it under one word. */
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly solo: {
    head(level: string): string;
    readonly levels: Readonly<Record<Level, string>>;
    readonly cards: string;
    readonly noCards: string;
    readonly standing: string;
    readonly symbols: Symbols;
    readonly allDone: string;
    readonly done: string;
    readonly next: string;
    readonly owed: (train: string) => string;
    readonly shareCard: string;
    readonly shareHint: string;
    held(percent: number, most: number): string;
    income(sum: string): string;
    readonly noIncome: string;
    readonly sources: Readonly<Record<Source, string>>;
    readonly about: string;
  };
}

export const lines18mag: Readonly<Record<Lang, Lines18Mag>> = { en, it };
