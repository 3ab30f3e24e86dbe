// Why something of the auction may not be done.
import type { PrivateId } from '../privateCompanies.ts';

export interface AuctionRefusals {
  'auction.sold': { private: PrivateId };
  'auction.cheapest': { private: PrivateId };
  'auction.tooLow': { private: PrivateId; least: number };
  'auction.raiseTooLow': { private: PrivateId; least: number };
  /** What is not set aside for bids does not reach. */
  'auction.notCovered': { free: number };
}
