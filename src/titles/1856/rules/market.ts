// The market of 1856: prices by row and column, row 0 on top. `y` is the yellow zone, `o` the orange (brown) one,
// `p` a par price, `x` the zone in which a company closes.
import { type MarketFacts, marketFrom, type Spot, spaceAt, spotsInZone } from '../../../engine/market/market.ts';
import type { PriceTable } from '../../../kernel/stock/priceTable.ts';

const rows = [
  '70 75 80 90 100p 110 125 150 175 200 225 250 275 300 325 350 375 400 425 450',
  '65 70 75 80 90p 100 110 125 150 175 200 225 250 275 300 325 350 375 400 425',
  '60 65 70 75 80p 90 100 110 125 150 175 200 225 250 275',
  '55 60 65 70 75p 80 90 100 110 125 150 175 200',
  '50y 55 60 65 70p 75 80 90 100 110 125',
  '45y 50y 55 60 65p 70 75 80 90',
  '40o 45y 50y 55 60 65 70',
  '35o 40o 45y 50y 55 60',
  '30o 35o 40o 45y 50y',
  '0x 30o 35o 40o 45y',
  '0x 0x 30o 35o 40o',
];

export type Zone = 'par' | 'yellow' | 'orange' | 'closed';

export const market: MarketFacts = marketFrom(rows, { p: 'par', y: 'yellow', o: 'orange', x: 'closed' });

/** R035: the prices at which a company can be started, with their spaces. */
export const parSpots: Readonly<Record<number, Spot>> = Object.fromEntries(
  spotsInZone(market, 'par').map((spot) => [spaceAt(market, spot)!.price, spot]),
);
export const parPrices: readonly number[] = Object.keys(parSpots).map(Number);

/** R042, R047, R060 */
export const prices = {
  market,
  moves: { paid: 'right', withheld: 'left', soldShare: 'down', soldOut: 'up' },
  last: 'closed',
} satisfies PriceTable;
