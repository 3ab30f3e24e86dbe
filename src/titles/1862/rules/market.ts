// The market of 1862: one line of prices in a zigzag of two rows (R014-R016, R044). `c`: a charter price; `s`: a start
// price of the others; `o`, `t`: one or two shares of a sale are spared; `x`: bankruptcy; `e`: the end.
import { type MarketFacts, marketFrom, type Spot } from '../../../engine/market/market.ts';
import type { Money } from '../../../engine/money/bank.ts';
import { pricesIn } from '../../../kernel/box.ts';
import type { PriceTable } from '../../../kernel/stock/priceTable.ts';

const line = [
  '0x 7o 14o 20o 26o 31o 36o 40 44 47 50 52',
  '54cs 56s 58cs 60s 62cs 65s 68cs 71s 74cs 78s 82cs 86s 90cs 95s 100cs',
  '105s 110s 116s 122s 128s 134s 142s 150s 158s 166s 174s 182s 191s 200s',
  '210o 220o 232o 245o 260o 275o 292o 310o 330o 350o 375o',
  '400t 430t 460t 495t 530t 570t 610t 655t 700t 750t 800t 850t 900t 950t 1000et',
].join(' ');

const zones = { c: 'chartered', s: 'start', o: 'oneSpared', t: 'twoSpared', x: 'bankrupt', e: 'end' };

/** R016: a space right or left is two prices, a step down the zigzag one. */
export const market: MarketFacts = { ...marketFrom([line], zones), zigzag: true };

const all: readonly number[] = market.rows[0]!.map(({ price }) => price);

/** R015: the IPO table. */
export const charterPrices: readonly number[] = pricesIn(market, 'chartered');
/** R015, R055 */
export const startPrices: readonly number[] = pricesIn(market, 'start');

/** The space of a price of the line. */
export function spotOf(price: number): Spot {
  const col = all.indexOf(price);
  if (col < 0) throw new Error(`no price ${price}`);
  return { row: 0, col };
}

/** R136: a space for each multiple of the price paid, up to four. R043-R044: a step for each share, two or one spared. */
export const prices = {
  market,
  moves: {
    paid: (price: Money) => [1, 2, 3, 4].map((times) => [times * price, times] as const),
    withheld: 'left',
    soldShare: { each: 'down', spared: { oneSpared: 1, twoSpared: 2 } },
    soldByLeader: 'down',
  },
  last: 'bankrupt',
} satisfies PriceTable;

const lastNotAbove = (list: readonly number[], figure: number): number =>
  list.findLast((price) => price <= figure) ?? list[0]!;

/** R065: a sum rounded down to a price of the market. */
export const priceNotAbove = (sum: number): number => lastNotAbove(all, sum);

/**
 * R056, R066: the IPO price nearest to a market price. A price between two of them is exactly half way and takes the
 * lower.
 */
export const ipoPriceFor = (price: number): number => lastNotAbove(charterPrices, price);
