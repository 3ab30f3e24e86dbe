// How a marker moves on a market that is one line of prices.
import type { MarketFacts, Spot } from './market.ts';

/** So many prices up the line, or down if below nought. A move that would pass an end stops there. */
export function along(m: MarketFacts, { row, col }: Spot, prices: number): Spot {
  const last = m.rows[row]!.length - 1;
  return { row, col: Math.min(Math.max(col + prices, 0), last) };
}
