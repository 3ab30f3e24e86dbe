// The market of 1862: one line of prices in a zigzag of two rows (R014-R016, R044). `c` is a price for chartered companies,
// `s` one at which others are started; in `o` and `t` one or two shares of a sale are spared; `x` is bankruptcy, `e` the end.
import { along } from '../../../engine/market/line.ts';
import { type MarketFacts, marketFrom, type Spot, spaceAt, spotsInZone } from '../../../engine/market/market.ts';
import type { PriceStep } from '../../../kernel/stock/priceStep.ts';

const line = [
  '0x 7o 14o 20o 26o 31o 36o 40 44 47 50 52',
  '54cs 56s 58cs 60s 62cs 65s 68cs 71s 74cs 78s 82cs 86s 90cs 95s 100cs',
  '105s 110s 116s 122s 128s 134s 142s 150s 158s 166s 174s 182s 191s 200s',
  '210o 220o 232o 245o 260o 275o 292o 310o 330o 350o 375o',
  '400t 430t 460t 495t 530t 570t 610t 655t 700t 750t 800t 850t 900t 950t 1000et',
].join(' ');

export type Zone = 'chartered' | 'start' | 'oneSpared' | 'twoSpared' | 'bankrupt' | 'end';

export const market: MarketFacts = marketFrom([line], {
  c: 'chartered',
  s: 'start',
  o: 'oneSpared',
  t: 'twoSpared',
  x: 'bankrupt',
  e: 'end',
});

const prices: readonly number[] = market.rows[0]!.map(({ price }) => price);
const pricesIn = (zone: Zone): readonly number[] =>
  spotsInZone(market, zone).map((spot) => spaceAt(market, spot)!.price);

/** R015: the IPO table. */
export const charterPrices: readonly number[] = pricesIn('chartered');
/** R015, R055 */
export const startPrices: readonly number[] = pricesIn('start');

/** The space of a price of the line. */
export function spotOf(price: number): Spot {
  const col = prices.indexOf(price);
  if (col < 0) throw new Error(`no price ${price}`);
  return { row: 0, col };
}

/** R016: a space right or left is two prices, the next column of its row; a step of the zigzag is one. */
const SPACE = 2;
export const right = (spot: Spot, spaces = 1): Spot => along(market, spot, SPACE * spaces);
export const left = (spot: Spot): Spot => along(market, spot, -SPACE);
export const zigzagDown = (spot: Spot, steps: number): Spot => along(market, spot, -steps);

/** R043-R044: the steps down for shares sold by the director, or by anybody else, at the price before the sale. */
export function stepsForSale(spot: Spot, shares: number, byDirector: boolean): number {
  const { zones } = spaceAt(market, spot)!;
  const spared = byDirector ? 0 : zones.includes('twoSpared') ? 2 : zones.includes('oneSpared') ? 1 : 0;
  return Math.max(0, shares - spared);
}

/** R136: how many spaces right; one left where nothing is paid. */
const MOST_SPACES = 4;
export const spacesForDividend = (price: number, paid: number): number =>
  paid === 0 ? -1 : Math.min(MOST_SPACES, Math.floor(paid / price));

/** R043-R044, R136: by so many times the price that are paid, and by each share sold. From 0 nothing leads. */
export function priceSteps(spot: Spot): readonly PriceStep[] {
  const { price, zones } = spaceAt(market, spot)!;
  if (zones.includes('bankrupt')) return [];
  const times = Array.from({ length: MOST_SPACES }, (_, i) => i + 1);
  const sold = (byDirector: boolean) => zigzagDown(spot, stepsForSale(spot, 1, byDirector));
  return [
    ...times.map((spaces): PriceStep => ({ cause: 'paid', least: price * spaces, to: right(spot, spaces) })),
    { cause: 'withheld', to: left(spot) },
    { cause: 'soldShare', to: sold(false) },
    { cause: 'soldByLeader', to: sold(true) },
  ];
}

const lastNotAbove = (list: readonly number[], figure: number): number =>
  list.findLast((price) => price <= figure) ?? list[0]!;

/** R065: a sum rounded down to a price of the market. */
export const priceNotAbove = (sum: number): number => lastNotAbove(prices, sum);

/**
 * R056, R066: the IPO price for the marker of a company at this price. A price between two of them is exactly half way,
 * and then the lower one is taken.
 */
export const ipoPriceFor = (price: number): number => lastNotAbove(charterPrices, price);
