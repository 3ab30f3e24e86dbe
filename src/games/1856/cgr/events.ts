// What happens while the CGR forms, and to it alone afterwards.
import type { Seat } from '../../../engine/core/action.ts';
import type { TrainId } from '../../../engine/trains/depot.ts';
import type { CompanyId } from '../companies.ts';
import type { RightId } from '../privateCompanies.ts';

export type CgrEvent =
  /** All loans are settled now, beginning with the president who bought the first 6-train. */
  | { readonly type: 'settlingBegan'; readonly seat: Seat }
  /** Loans redeemed at the formation; `seat` is the president who added to it, null where the treasury was enough. */
  | { readonly type: 'loansSettled'; readonly company: CompanyId; readonly loans: number; readonly seat: Seat | null }
  /** R102: the CGR has this right already. */
  | { readonly type: 'rightReturned'; readonly right: RightId }
  | { readonly type: 'cgrNeverForms' }
  /** R109-R110: the first with two shares for the time being; `half` with one share, without the certificate. */
  | { readonly type: 'cgrTemporaryPresident'; readonly seat: Seat }
  | { readonly type: 'cgrPresident'; readonly seat: Seat; readonly half: boolean }
  | {
      readonly type: 'cgrFormed';
      readonly companies: readonly CompanyId[];
      /** How many shares it has: ten or twenty. */
      readonly shares: number;
      readonly price: number;
    }
  | { readonly type: 'cgrFirstTurn'; readonly when: 'next' | 'nextRound' }
  | { readonly type: 'trainBorrowed'; readonly train: TrainId }
  /** By a ruling: its train step is over. */
  | { readonly type: 'borrowedTrainPooled'; readonly train: TrainId };
