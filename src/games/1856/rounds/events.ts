// The course of the game: rounds, turns, the end.
import type { Seat } from '../../../engine/core/action.ts';
import type { CompanyId } from '../companies.ts';
import type { EndReason } from '../state.ts';

export type RoundEvent =
  | { readonly type: 'stockRoundBegan'; readonly set: number; readonly seat: Seat }
  | {
      readonly type: 'operatingRoundBegan';
      readonly set: number;
      readonly round: number;
      readonly of: number;
      /** The bank is broken: this set is the last one (R123). */
      readonly last: boolean;
    }
  | { readonly type: 'turnBegan'; readonly company: CompanyId; readonly seat: Seat }
  /** R057: too little of it is sold for its first turn. */
  | { readonly type: 'turnSkipped'; readonly company: CompanyId; readonly sold: number; readonly needed: number }
  | {
      readonly type: 'gameOver';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
      readonly worth: number;
    };
