// What a share of a major brings its owner in a round: its dividend, and the moves of its price.
import { right, spaceAt, unitOf } from '../../../engine/index.ts';
import type { MajorId } from '../rules/companies.ts';
import { marketOf, movementFor } from '../rules/market.ts';
import { priceOf, type State18Mag } from '../rules/state.ts';
import { incomeOf } from './income.ts';

/** The price so many spaces to the right. */
function priceAfter(s: State18Mag, major: MajorId, moves: number): number {
  let spot = s.market.spots[major]!;
  for (let i = 0; i < moves; i++) spot = right(marketOf(s), spot);
  return spaceAt(marketOf(s), spot)?.price ?? priceOf(s, major);
}

/** What paying so much does to the price of a share. */
export const riseBy = (s: State18Mag, major: MajorId, paid: number): number => {
  const moves = movementFor(s, paid);
  if (moves >= 0) return priceAfter(s, major, moves) - priceOf(s, major);
  const { row, col } = s.market.spots[major]!;
  return (spaceAt(marketOf(s), { row, col: Math.max(0, col - 1) })?.price ?? 0) - priceOf(s, major);
};

/** One share in one round. */
export function gainOf(s: State18Mag, major: MajorId): number {
  const paid = Math.floor(incomeOf(s, major) / 10) * 10;
  return (paid * unitOf(s, major)) / 100 + riseBy(s, major, paid);
}
