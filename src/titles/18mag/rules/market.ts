// The price track: one row, longer in the large game (R009, R154), and the moves by dividends (R117, R155).
import { type MarketFacts, marketFrom, type Spot } from '../../../engine/market/market.ts';
import type { PriceTable } from '../../../kernel/stock/priceTable.ts';
import { isSmall, type Table } from './players.ts';

const SHORT = '55 60p 65p 70p 75p 80p 85 90 95 100 110 120 130 140 152 164 178 192 208 224 242 260 280 300';

const small: MarketFacts = marketFrom([SHORT], { p: 'start' });
const large: MarketFacts = marketFrom([`${SHORT} 320 340 360 380 400`], { p: 'start' });

export const marketOf = (s: Table): MarketFacts => (isSmall(s) ? small : large);

/** R008: cards with the start prices of the majors. */
export const startCards: readonly number[] = [60, 60, 65, 65, 70, 70, 75, 75, 80, 80];

export const spotOfPrice = (price: number): Spot => ({
  row: 0,
  col: large.rows[0]!.findIndex((space) => space.price === price),
});

/** R117, R155: lowest dividends that move the marker 0, 1, 2, 3, 4 spaces; without one it moves left. */
const totals = { small: [10, 20, 50, 90, 130], large: [10, 30, 60, 110, 210] } as const;

const pricesOn = (market: MarketFacts, leasts: readonly number[]) =>
  ({
    market,
    moves: {
      paid: () => leasts.map((least, spaces) => [least, spaces] as const),
      withheld: 'left',
      soldBlock: 'left',
      soldOut: 'right',
    },
  }) satisfies PriceTable;

const prices = { small: pricesOn(small, totals.small), large: pricesOn(large, totals.large) };

/** R117, R131, R135, R155-R156 */
export const pricesOf = (s: Table) => prices[isSmall(s) ? 'small' : 'large'];
