// Price movements: one table for each title. Its rules and its bots go by it, and the market is drawn from it.
import { down, left, right, up } from '../../engine/market/grid.ts';
import { type MarketFacts, type Spot, spaceAt } from '../../engine/market/market.ts';
import type { Money } from '../../engine/money/bank.ts';

/**
 * In the order in which a market shows them. `earnedNothing`: a turn without revenue; `newTrain`: the first purchase in
 * a turn; `soldShare`: each share that anybody sells; `soldByLeader`: each share that its president sells; `soldBlock`:
 * any sale; `soldOut`: all shares with players.
 */
const causes = [
  'paid',
  'withheld',
  'earnedNothing',
  'newTrain',
  'soldShare',
  'soldByLeader',
  'soldBlock',
  'soldOut',
] as const;

export type PriceCause = (typeof causes)[number];

type Direction = 'right' | 'left' | 'up' | 'down' | 'stays';

/** A rise: the least sum paid out, and the number of spaces to the right. */
type Rise = readonly [least: Money, spaces: number];

/**
 * A direction; or rises for a space with this price, the smallest sum first; or a step for each share except those its
 * zone spares.
 */
type Move =
  | Direction
  | ((price: Money) => readonly Rise[])
  | { readonly each: Direction; readonly spared: Readonly<Record<string, number>> };

/** A price table with moves for at least these causes. */
export interface PriceTable<C extends PriceCause = never> {
  readonly market: MarketFacts;
  readonly moves: Readonly<Partial<Record<PriceCause, Move>> & Record<C, Move>>;
  /** The zone that no marker leaves. */
  readonly last?: string;
}

/** The figures on which a move may depend. */
export interface Figures {
  readonly paid?: Money;
  readonly shares?: number;
}

const ways: Readonly<Record<Direction, (m: MarketFacts, spot: Spot) => Spot>> = {
  right,
  left,
  up,
  down,
  stays: (_, spot) => spot,
};

function stepsOf(m: MarketFacts, move: Move, from: Spot, { paid = 0, shares = 1 }: Figures): [Direction, number] {
  if (typeof move === 'string') return [move, shares];
  const { price, zones } = spaceAt(m, from)!;
  if (typeof move === 'function') return ['right', move(price).findLast(([least]) => paid >= least)?.[1] ?? 0];
  return [move.each, shares - Math.max(0, ...zones.map((zone) => move.spared[zone] ?? 0))];
}

function follow(m: MarketFacts, move: Move, from: Spot, figures: Figures): Spot {
  const [way, steps] = stepsOf(m, move, from, figures);
  let to = from;
  for (let i = 0; i < steps; i++) to = ways[way](m, to);
  return to;
}

/** The space that a marker moves to from this one. */
export const spotAfter = <C extends PriceCause>(
  { market, moves }: PriceTable<C>,
  from: Spot,
  cause: NoInfer<C>,
  figures: Figures = {},
): Spot => follow(market, moves[cause], from, figures);

/** The price that a marker comes to from this space. */
export const priceAfter = <C extends PriceCause>(
  table: PriceTable<C>,
  from: Spot,
  cause: NoInfer<C>,
  figures?: Figures,
): Money => spaceAt(table.market, spotAfter(table, from, cause, figures))!.price;

/** The cause in a book that moves the price by the sum paid: paying nothing counts as withholding. */
export const dividendCause = (paid: Money): 'paid' | 'withheld' => (paid > 0 ? 'paid' : 'withheld');

export interface PriceStep {
  readonly cause: PriceCause;
  /** The least sum to be paid out for this step; left out if the sum does not matter. */
  readonly least?: Money;
  /** The target; the starting space if the marker stays. */
  readonly to: Spot;
}

/** Steps of markers from this space, by cause. */
export function priceSteps({ market, moves, last }: PriceTable, from: Spot): readonly PriceStep[] {
  const { price, zones } = spaceAt(market, from)!;
  if (last !== undefined && zones.includes(last)) return [];
  return causes.flatMap((cause): PriceStep[] => {
    const move = moves[cause];
    if (!move) return [];
    const to = (figures: Figures) => follow(market, move, from, figures);
    if (typeof move !== 'function') return [{ cause, to: to({}) }];
    return move(price).map(([least]) => ({ cause, least, to: to({ paid: least }) }));
  });
}
