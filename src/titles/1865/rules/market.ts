// The market of 1865: one line of prices, each with the white and the green price at which the Dragons sell (R058-R060, R068).
// `a` is a start price from phase 2 on, `b` from phase 3, `c` from phase 5.
import { type MarketFacts, marketFrom, type Spot, spaceAt, spotsInZone } from '../../../engine/market/market.ts';
import type { PriceTable } from '../../../kernel/stock/priceTable.ts';
import type { Zone } from './chart.ts';
import { type PhaseId, phaseIds } from './trains.ts';

const line = [
  '10/15/20 20/25/30 30/35/40 40/45/60 50/55/70',
  '60a/65/80 70a/75/90 80a/85/100 90a/95/110 100a/110/130',
  '110b/120/140 120b/130/150 130b/140/160 140c/150/170 150c/160/180',
  '165/180/200 180/195/215 195/210/230 210/225/245 230/250/270 250/270/290 270/290/310 290/310/330 310/330/350',
  '335/360/380 360/385/405 385/410/430 410/435/455 435/460/480 460/485/505 490/520/540',
]
  .join(' ')
  .split(' ')
  .map((space) => space.split('/') as [price: string, white: string, green: string]);

const startsFrom = { a: '2', b: '3', c: '5' } as const;
export const market: MarketFacts = marketFrom([line.map(([price]) => price).join(' ')], startsFrom);

/** R058, R147: the price of a share of a company in this zone of the chart. */
export function priceIn(zone: Zone, spot: Spot): number {
  const [, white, green] = line[spot.col]!;
  return zone === 'red' ? spaceAt(market, spot)!.price : Number(zone === 'white' ? white : green);
}

const starts = new Map(
  phaseIds.map((phase) => {
    const zones = Object.values(startsFrom).filter((from) => from <= phase);
    return [phase, zones.flatMap((from) => spotsInZone(market, from).map((spot) => spaceAt(market, spot)!.price))];
  }),
);

/** R068: the start prices that are open in a phase. */
export const startPrices = (phase: PhaseId): readonly number[] => starts.get(phase)!;

/** The space of a price of the line. */
export function spotOf(price: number): Spot {
  const col = market.rows[0]!.findIndex((space) => space.price === price);
  if (col < 0) throw new Error(`no price ${price}`);
  return { row: 0, col };
}

/** R050-R053, R090-R094 */
export const prices = {
  market,
  moves: {
    paid: 'right',
    withheld: 'stays',
    earnedNothing: 'left',
    newTrain: 'right',
    soldShare: 'stays',
    soldByLeader: 'left',
  },
} satisfies PriceTable;
