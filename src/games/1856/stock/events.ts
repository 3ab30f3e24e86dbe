// What happens with shares, prices and presidencies.
import type { Seat } from '../../../engine/core/action.ts';
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
  | {
      readonly type: 'shareBought';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly percent: number;
      readonly from: 'offer' | 'pool';
      readonly price: number;
    }
  /** One block; `price` is what each share of it brought (R042). */
  | {
      readonly type: 'sharesSold';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly percent: number;
      readonly price: number;
    }
  | { readonly type: 'presidencyPassed'; readonly company: CompanyId; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'priceMoved'; readonly company: CompanyId; readonly was: number; readonly price: number }
  /** All shares are with players at the end of a stock round (R047). */
  | { readonly type: 'soldOut'; readonly company: CompanyId }
  /** R055 */
  | { readonly type: 'companyFloated'; readonly company: CompanyId; readonly capital: number }
  | { readonly type: 'escrowReleased'; readonly company: CompanyId; readonly amount: number }
  /** R061 */
  | { readonly type: 'companyClosed'; readonly company: CompanyId };
