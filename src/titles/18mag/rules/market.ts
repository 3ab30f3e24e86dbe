// The price track: one row, longer in the large game (R009, R154), and how far a dividend moves a marker (R117, R155).
import { along } from '../../../engine/market/line.ts';
import { type MarketFacts, marketFrom, type Spot } from '../../../engine/market/market.ts';
import type { PriceStep } from '../../../kernel/stock/priceStep.ts';
import { isSmall } from './players.ts';

type Table = { readonly players: number };

const SHORT = '55 60p 65p 70p 75p 80p 85 90 95 100 110 120 130 140 152 164 178 192 208 224 242 260 280 300';

const small: MarketFacts = marketFrom([SHORT], { p: 'start' });
const large: MarketFacts = marketFrom([`${SHORT} 320 340 360 380 400`], { p: 'start' });

export const marketOf = (s: Table): MarketFacts => (isSmall(s) ? small : large);

/** R008: the cards from which each major draws its start price. */
export const startCards: readonly number[] = [60, 60, 65, 65, 70, 70, 75, 75, 80, 80];

export const spotOfPrice = (price: number): Spot => ({
  row: 0,
  col: large.rows[0]!.findIndex((space) => space.price === price),
});

/** The least totals that move the marker 0, 1, 2, 3, 4 to the right; less than the first moves it one left. */
const steps = { large: [10, 30, 60, 110, 210], small: [10, 20, 50, 90, 130] } as const;
const stepsIn = (s: Table) => steps[isSmall(s) ? 'small' : 'large'];

/** How many spaces to the right (R117, R155-R156). */
export const movementFor = (s: Table, paid: number): number => stepsIn(s).filter((least) => paid >= least).length - 1;

/** R117, R131, R135, R155 */
export function priceSteps(s: Table, spot: Spot): readonly PriceStep[] {
  const move = (spaces: number) => along(marketOf(s), spot, spaces);
  return [
    ...stepsIn(s).map((least, spaces): PriceStep => ({ cause: 'paid', least, to: move(spaces) })),
    { cause: 'withheld', to: move(-1) },
    { cause: 'soldBlock', to: move(-1) },
    { cause: 'soldOut', to: move(1) },
  ];
}
