// Loans, interest and dividends.
import type { Seat } from '../../../engine/core/action.ts';
import type { CompanyId } from '../companies.ts';

export type MoneyEvent =
  | { readonly type: 'loanTaken'; readonly company: CompanyId; readonly got: number; readonly loans: number }
  /** What each has to give (R068); the president's part may still have to be raised. */
  | {
      readonly type: 'interestDue';
      readonly company: CompanyId;
      readonly treasury: number;
      readonly run: number;
      readonly president: number;
      readonly seat: Seat;
    }
  | {
      readonly type: 'dividendDeclared';
      readonly company: CompanyId;
      readonly kind: 'payout' | 'withhold';
      readonly revenue: number;
    }
  | {
      readonly type: 'loansRedeemed';
      readonly company: CompanyId;
      readonly count: number;
      readonly loans: number;
      readonly forced: boolean;
    };
