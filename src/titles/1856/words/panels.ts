// What the face of 1856 says besides what all 18xx games say. A missing line does not compile.

import type { Lang } from '../../../words/phrases.ts';
import type { Reason } from '../rules/events.ts';
import type { PrivateId, RightId } from '../rules/privates.ts';
import { g1856 as en } from './en/panels.ts';
import { g1856 as it } from './it/panels.ts';

interface Column {
  readonly head: string;
  readonly title: string;
}

export interface Lines1856 {
  readonly loans: Column;
  readonly escrow: Column;
  /** What each private company is good for. */
  readonly privates: Readonly<Record<PrivateId, string>>;
  /** A private company is bought at its price. */
  buys(name: string, sum: string): string;
  readonly rights: Readonly<Record<RightId, string>>;
  /** What players paid and were paid for; some of it under one word. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** By zone of the market, in the order of the legend. */
  readonly zones: Readonly<Record<string, string>>;
}

export const lines1856: Readonly<Record<Lang, Lines1856>> = { en, it };
