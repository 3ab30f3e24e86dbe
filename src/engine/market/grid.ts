// How a marker moves on a market of rows and columns: right and left by dividends, down by sales, up when sold out.
import { type MarketFacts, type Spot, spaceAt } from './market.ts';

const exists = (m: MarketFacts, spot: Spot): boolean => spaceAt(m, spot) !== undefined;

/** One to the right; at the end of the row one up; in the corner it stays. */
export function right(m: MarketFacts, spot: Spot): Spot {
  const next = { row: spot.row, col: spot.col + 1 };
  return exists(m, next) ? next : up(m, spot);
}

/** One to the left; at the end of the row down. */
export const left = (m: MarketFacts, spot: Spot): Spot =>
  spot.col > 0 ? { row: spot.row, col: spot.col - 1 } : down(m, spot);

/** One row up; in the top row it stays. */
export const up = (_: MarketFacts, spot: Spot): Spot => (spot.row > 0 ? { row: spot.row - 1, col: spot.col } : spot);

/** So many rows down; on the lowest space of its column it stays. */
export function down(m: MarketFacts, spot: Spot, rows = 1): Spot {
  let at = spot;
  for (let i = 0; i < rows; i++) {
    const next = { row: at.row + 1, col: at.col };
    if (!exists(m, next)) break;
    at = next;
  }
  return at;
}
