// Events of the course of a game.
import type { Seat } from '../../engine/core/action.ts';
import type { StockRoundBegan } from './course.ts';
import type { GameOver } from './end.ts';
import type { OperatingRoundBegan } from './operating.ts';

export type RoundEvent<R extends string> =
  | StockRoundBegan
  | OperatingRoundBegan
  /** `seat` is null for a company that nobody decides for. */
  | { readonly type: 'turnBegan'; readonly company: string; readonly seat: Seat | null }
  | GameOver<R>;
