// Gains of a major's share in a round: its dividend, and the moves of its price.
import { unitOf } from '../../../engine/index.ts';
import { dividendCause, priceAfter } from '../../../kernel/index.ts';
import type { MajorId } from '../rules/companies.ts';
import { pricesOf } from '../rules/market.ts';
import { priceOf, type State18Mag } from '../rules/state.ts';
import { incomeOf } from './income.ts';

/** Change of a share's price by this payment. */
export const riseBy = (s: State18Mag, major: MajorId, paid: number): number =>
  priceAfter(pricesOf(s), s.market.spots[major]!, dividendCause(paid), { paid }) - priceOf(s, major);

/** One share's gain in one round. */
export function gainOf(s: State18Mag, major: MajorId): number {
  const paid = Math.floor(incomeOf(s, major) / 10) * 10;
  return (paid * unitOf(s, major)) / 100 + riseBy(s, major, paid);
}
