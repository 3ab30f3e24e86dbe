// A company that closes is out of the game (R061, R105), also one that the CGR absorbs.
import { type MarketSlice, removeMarker } from '../../../../engine/market/market.ts';
import { certificatesOf, type SharesSlice } from '../../../../engine/shares/shares.ts';

/** Closes a company for good: nobody holds its certificates, and it has no marker. */
export function closeForGood(s: SharesSlice & MarketSlice, company: string): void {
  const all = certificatesOf(s, company);
  all.holders = all.holders.map(() => null);
  all.president = null;
  removeMarker(s, company);
}
