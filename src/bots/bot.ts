// What a bot is: it sees what its seat may see, and answers with an action.
import type { Action, Seat } from '../engine/core/action.ts';
import type { Game } from '../engine/core/game.ts';
import type { Core } from '../engine/core/state.ts';

export interface Thinking {
  /** The bot's own generator; it never touches the chance of the game. */
  readonly rng: number[];
  /** How many games `search` plays out for one decision. */
  readonly playouts: number;
}

export type Bot = (game: Game, view: Core, seat: Seat, thinking: Thinking) => Action;
