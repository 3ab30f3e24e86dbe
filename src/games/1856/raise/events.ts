// Money that a president has to find.
import type { Seat } from '../../../engine/core/action.ts';
import type { CompanyId } from '../companies.ts';

export type RaiseEvent =
  | {
      readonly type: 'cashDemanded';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly sum: number;
      readonly reason: 'interest' | 'redemption';
    }
  | { readonly type: 'wentBankrupt'; readonly seat: Seat; readonly company: CompanyId; readonly missing: number };
