// What a bot is: it sees what its seat may see, and answers with an action.
import type { Action, Core, Game, Seat } from '../engine/index.ts';

export interface Thinking {
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
}

export type Bot = (game: Game, view: Core, seat: Seat, thinking: Thinking) => Action;
