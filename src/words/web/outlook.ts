// What is said of great events before they are decided: who has what afterwards, and how it is paid. A missing line does not
// compile.
import { outlook as en } from '../en/web/outlook.ts';
import { outlook as it } from '../it/web/outlook.ts';
import type { Lang } from '../phrases.ts';

export interface OutlookLines {
  readonly player: string;
  readonly company: string;
  readonly holder: string;
  readonly cash: string;
  readonly worth: string;
  readonly treasury: string;
  readonly price: string;
  readonly shares: string;
  readonly money: string;
  readonly pool: string;
  /** So many answers are not given yet. */
  assumed(count: number): string;
  /** A train that must be bought, or another sum that is owed. */
  readonly forced: {
    readonly head: string;
    readonly debtHead: string;
    readonly source: string;
    readonly sum: string;
    readonly sources: Readonly<Record<'treasury' | 'shares' | 'loans' | 'refinancing' | 'president', string>>;
    readonly total: string;
    readonly sequel: string;
    readonly after: string;
    readonly bankrupt: string;
  };
}

export const outlookLines: Readonly<Record<Lang, OutlookLines>> = { en, it };
