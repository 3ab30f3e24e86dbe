// A game with rails carries its description, so that readers ask the game and know no title.
import type { Game } from '../engine/core/game.ts';
import type { Core } from '../engine/core/state.ts';
import type { RailGame, RailState } from './rail.ts';

declare module '../engine/core/game.ts' {
  interface Game<S extends Core = Core> {
    /** Present only if companies with shares and track are described. */
    readonly rail?: RailGame<S & RailState>;
  }
}

/** The description of an 18xx game; undefined for any other game. */
export const railOf = (game: Game): RailGame<RailState> | undefined => game.rail;
