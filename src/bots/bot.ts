// A bot: sees what its seat may see, and answers with an action.
import type { Action, Core, Game, Seat } from '../engine/index.ts';
import type { Insight } from './insight.ts';
import type { Manner } from './manner.ts';

export interface Thinking {
  /** Knowledge of the game. */
  readonly insight: Insight;
  /** The bot's own generator; it never touches the chance of the game. */
  readonly rng: number[];
  /** Most games that `search` plays out for one decision. */
  readonly playouts: number;
  /**
   * Ends the search earlier. The caller brings the clock; with a time limit the same seed no longer gives the same
   * game.
   */
  readonly time?: { readonly milliseconds: number; readonly now: () => number };
  /** Reports progress between two playouts: from 0 to 1. */
  readonly progress?: (done: number) => void;
  /** Reports why the move was chosen, if the bot knows. */
  readonly because?: (why: Why) => void;
  /** How it plays what it knows; plainly, if not given. */
  readonly manner?: Manner;
}

/** A bot's reason for its move. */
export type Why =
  | { readonly kind: 'onlyMove' }
  /** An adviser's idea: by how much money it is better than the next best, or than passing. */
  | { readonly kind: 'worth'; readonly more: number; readonly than: 'idea' | 'pass' }
  /** By how much the best idea falls short of its cost. */
  | { readonly kind: 'passed'; readonly short: number }
  /** It comes before everything that can be weighed. */
  | { readonly kind: 'duty' }
  /** One move ahead: moves compared, and the lead in the forecast over the others. */
  | { readonly kind: 'forecast'; readonly of: number; readonly margin: number }
  /** First moves tried, playouts run, and the percentage of playouts won. */
  | { readonly kind: 'playouts'; readonly of: number; readonly games: number; readonly chance: number };

export type Bot = (game: Game, view: Core, seat: Seat, thinking: Thinking) => Action;
