// What the market says: its zones, and what each of its spaces does. A missing line does not compile.
import type { PriceCause } from '../../kernel/index.ts';
import { market as en } from '../en/web/market.ts';
import { market as it } from '../it/web/market.ts';
import type { Lang } from '../phrases.ts';

export interface MarketLines {
  readonly head: string;
  readonly map: string;
  /** For somebody who does not see it. */
  readonly label: string;
  readonly keys: string;
  readonly zones: string;
  /** The markers on a space, the one that operates first in front. */
  stack(companies: string): string;
  readonly causes: Readonly<Record<PriceCause, string>>;
  /** In games whose presidents are called directors. */
  readonly soldByDirector: string;
  /** Where a price does not fall by every share that others sell. */
  readonly soldOneByOthers: string;
  /** Where sales of the president alone lower it. */
  readonly soldByOthers: string;
  paidAtLeast(sum: string): string;
  readonly stays: string;
  readonly leadsNowhere: string;
  /** A marker that a decision would move. */
  moves(company: string, from: string, to: string): string;
  comes(company: string, to: string): string;
  goes(company: string): string;
  readonly toMap: string;
  readonly toMarket: string;
}

export const marketLines: Readonly<Record<Lang, MarketLines>> = { en, it };
