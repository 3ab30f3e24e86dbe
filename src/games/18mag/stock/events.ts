// What happens with shares, prices and directors.
import type { Seat } from '../../../engine/core/action.ts';
import type { MajorId } from '../companies.ts';

export type StockEvent =
  | {
      readonly type: 'shareBought';
      readonly seat: Seat;
      readonly company: MajorId;
      readonly percent: number;
      readonly price: number;
    }
  /** One block; `price` is what each 10% of it brought (R131). */
  | {
      readonly type: 'sharesSold';
      readonly seat: Seat;
      readonly company: MajorId;
      readonly percent: number;
      readonly price: number;
    }
  /** `from` is null where there was none (R139). */
  | { readonly type: 'directorChanged'; readonly company: MajorId; readonly from: Seat | null; readonly to: Seat }
  | { readonly type: 'priceMoved'; readonly company: MajorId; readonly was: number; readonly price: number }
  /** All shares are with players at the end of a stock round (R135). */
  | { readonly type: 'soldOut'; readonly company: MajorId };
