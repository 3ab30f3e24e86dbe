// What happens with shares, prices and presidencies.

import type { Seat } from '../../../engine/core/action.ts';
import type { ShareBought } from '../../../kernel/stock/buying.ts';
import type { PresidencyPassed } from '../../../kernel/stock/presidency.ts';
import type { PriceMoved } from '../../../kernel/stock/price.ts';
import type { SoldOut } from '../../../kernel/stock/round.ts';
import type { SharesSold } from '../../../kernel/stock/sellBlock.ts';
import type { CompanyId } from '../companies.ts';
import type { Capital } from '../state.ts';

export type StockEvent =
  | {
      readonly type: 'companyStarted';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly par: number;
      readonly capital: Capital;
    }
  | ShareBought
  | SharesSold
  | PresidencyPassed
  | PriceMoved
  | SoldOut
  /** R055 */
  | { readonly type: 'companyFloated'; readonly company: CompanyId; readonly capital: number }
  | { readonly type: 'escrowReleased'; readonly company: CompanyId; readonly amount: number }
  /** R061 */
  | { readonly type: 'companyClosed'; readonly company: CompanyId };
