// What a bot is: it sees what its seat may see, and answers with an action.
import type { Action, Core, Game, Seat } from '../engine/index.ts';
import type { Insight } from './insight.ts';

export interface Thinking {
  /** Knowledge of the game. */
  readonly insight: Insight;
  /** The bot's own generator; it never touches the chance of the game. */
  readonly rng: number[];
  /** How many games `search` plays out for one decision, at most. */
  readonly playouts: number;
  /**
   * Ends the search earlier. The caller brings the clock; with a time limit the same seed no longer gives the same
   * game.
   */
  readonly time?: { readonly milliseconds: number; readonly now: () => number };
  /** Hears, between two playouts, how far the thinking has come: from 0 to 1. */
  readonly progress?: (done: number) => void;
  /** Hears why the move was chosen, where a bot knows. */
  readonly because?: (why: Why) => void;
}

/** Why a bot moved as it did. */
export type Why =
  | { readonly kind: 'onlyMove' }
  /** One move ahead: it leads by so much in the forecast, the best of so many moves. */
  | { readonly kind: 'forecast'; readonly of: number; readonly margin: number }
  /** So many games were played out in thought, with so many first moves; in them it won about this share, in percent. */
  | { readonly kind: 'playouts'; readonly of: number; readonly games: number; readonly chance: number };

export type Bot = (game: Game, view: Core, seat: Seat, thinking: Thinking) => Action;
