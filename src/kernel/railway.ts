// A game with rails carries its description: whoever reads it asks the game, and knows no title.
import type { Game } from '../engine/core/game.ts';
import type { Core } from '../engine/core/state.ts';
import type { RailGame, RailState } from './rail.ts';

declare module '../engine/core/game.ts' {
  interface Game<S extends Core = Core> {
    /** Only where companies with shares and track are described. */
    readonly rail?: RailGame<S & RailState>;
  }
}

/** The description of an 18xx game; undefined for any other. */
export const railOf = (game: Game): RailGame<RailState> | undefined => game.rail;
