// R111: what a share of the CGR costs when it forms, and where its marker lies.
import { type Spot, spaceAt } from '../../../engine/market/market.ts';
import { market } from '../market.ts';

const LEAST = 100;
const MULTIPLE = 5;

/** The average, the lowest left out where there are more than two, down to a multiple of 5; at least 100. */
function average(prices: readonly number[]): number {
  const counted = prices.length > 2 ? [...prices].sort((a, b) => a - b).slice(1) : prices;
  const sum = counted.reduce((total, price) => total + price, 0);
  return Math.max(LEAST, Math.floor(sum / counted.length / MULTIPLE) * MULTIPLE);
}

/** The nearest space of the top row, ties upwards. */
export function cgrSpot(prices: readonly number[]): Spot {
  const aim = average(prices);
  const away = (col: number) => Math.abs(spaceAt(market, { row: 0, col })!.price - aim);
  const cols = market.rows[0]!.map((_, col) => col);
  return { row: 0, col: cols.reduce((best, col) => (away(col) <= away(best) ? col : best)) };
}
