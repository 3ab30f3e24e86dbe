// What happens in the auction of the private companies.
import type { Seat } from '../../../engine/core/action.ts';
import type { PrivateId } from '../privateCompanies.ts';

export type AuctionEvent =
  | { readonly type: 'privateBid'; readonly seat: Seat; readonly private: PrivateId; readonly amount: number }
  | {
      readonly type: 'privateSold';
      readonly seat: Seat;
      readonly private: PrivateId;
      readonly price: number;
      /** On a turn, by a bid, or because it cost nothing any more (R017). */
      readonly how: 'turn' | 'bid' | 'forced';
    }
  /** R015: its bidders raise each other. */
  | { readonly type: 'privateContested'; readonly private: PrivateId; readonly seats: readonly Seat[] }
  /** R017: all have passed. */
  | { readonly type: 'privateReduced'; readonly private: PrivateId; readonly price: number }
  /** R018 */
  | { readonly type: 'auctionOver'; readonly seat: Seat };
