// Where a marker goes from a space of the market, and why: what a game tells of it to whoever looks at the market.
import type { Spot } from '../../engine/market/market.ts';
import type { Money } from '../../engine/money/bank.ts';

/**
 * `earnedNothing`: a turn without revenue; `soldShare`: each share that anybody sells; `soldByLeader`: each that its
 * president sells; `soldBlock`: any sale; `soldOut`: all shares with players; `newTrain`: the first it buys in a turn.
 */
export type PriceCause =
  | 'paid'
  | 'withheld'
  | 'earnedNothing'
  | 'soldShare'
  | 'soldByLeader'
  | 'soldBlock'
  | 'soldOut'
  | 'newTrain';

export interface PriceStep {
  readonly cause: PriceCause;
  /** What has to be paid out for it at least; left out where the sum does not matter. */
  readonly least?: Money;
  /** The same space where the marker stays. */
  readonly to: Spot;
}
