// What the trains earned, and what was hired for it.
import type { MajorId, MinorId } from '../companies.ts';
import type { RunMade } from '../frames.ts';

export type RunEvent =
  | { readonly type: 'wagonHired'; readonly company: MinorId; readonly wagon: MajorId; readonly price: number }
  | {
      readonly type: 'trainsRan';
      readonly company: MinorId;
      readonly runs: readonly RunMade[];
      /** Split in halves (R091); what mines brought is apart (R098). */
      readonly revenue: number;
      readonly mines: number;
    };
