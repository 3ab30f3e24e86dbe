// Trains and the phases they bring.
import type { Seat } from '../../../engine/core/action.ts';
import type { CompanyId } from '../companies.ts';
import type { PhaseId } from '../phases.ts';

export type TrainEvent =
  | {
      readonly type: 'trainBought';
      readonly company: CompanyId;
      readonly train: string;
      /** The bank, its pool, or a company. */
      readonly from: string;
      readonly price: number;
      /** What of the price the president gave (R093). */
      readonly added: number;
    }
  | {
      readonly type: 'trainExchanged';
      readonly company: CompanyId;
      readonly train: string;
      readonly given: string;
      readonly price: number;
    }
  | { readonly type: 'phaseBegan'; readonly phase: PhaseId }
  /** R092: owners are companies or the pool. */
  | { readonly type: 'trainRusted'; readonly owner: string; readonly train: string }
  | { readonly type: 'portRemoved'; readonly company: CompanyId; readonly hex: string }
  /** R096: the first 6-train is sold, by this president. */
  | { readonly type: 'loansCalledIn'; readonly seat: Seat };
