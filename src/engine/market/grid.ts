// Moves of a marker on a market: over rows and columns, or along a line in zigzag.
import { type MarketFacts, type Spot, spaceAt } from './market.ts';

/** Moves along the line by a number of prices, downwards if it is negative; stops at either end. */
function along(m: MarketFacts, { row, col }: Spot, prices: number): Spot {
  const last = m.rows[row]!.length - 1;
  return { row, col: Math.min(Math.max(col + prices, 0), last) };
}

const exists = (m: MarketFacts, spot: Spot): boolean => spaceAt(m, spot) !== undefined;

/** One to the right; at the end of the row one up; in the corner it stays. */
export function right(m: MarketFacts, spot: Spot): Spot {
  if (m.zigzag) return along(m, spot, 2);
  const next = { row: spot.row, col: spot.col + 1 };
  return exists(m, next) ? next : up(m, spot);
}

/** One to the left; at the end of the row down. */
export function left(m: MarketFacts, spot: Spot): Spot {
  if (m.zigzag) return along(m, spot, -2);
  return spot.col > 0 ? { row: spot.row, col: spot.col - 1 } : down(m, spot);
}

/** One row up; in the top row it stays. */
export function up(m: MarketFacts, spot: Spot): Spot {
  if (m.zigzag) return along(m, spot, 1);
  return spot.row > 0 ? { row: spot.row - 1, col: spot.col } : spot;
}

/** One row down; on the lowest space of its column it stays. */
export function down(m: MarketFacts, spot: Spot): Spot {
  if (m.zigzag) return along(m, spot, -1);
  const next = { row: spot.row + 1, col: spot.col };
  return exists(m, next) ? next : spot;
}
