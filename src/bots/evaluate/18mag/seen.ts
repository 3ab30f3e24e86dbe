// What an adviser of 18Mag looks at, and what it says: ideas with their value to the seat, in money.
import type { Seat } from '../../../engine/core/action.ts';
import type { Game } from '../../../engine/core/game.ts';
import type { Action18Mag } from '../../../games/18mag/actions.ts';
import type { State18Mag } from '../../../games/18mag/state.ts';
import type { Idea as KitIdea } from '../kit18xx/ranked.ts';

export interface Seen {
  readonly game: Game<State18Mag>;
  /** Read only: what is remembered about its board stays good from move to move. */
  readonly s: State18Mag;
  readonly seat: Seat;
  readonly rng: number[];
  /** Whether it may take its time: every tile is priced. */
  readonly careful: boolean;
}

export type Idea = KitIdea<Action18Mag>;

export type Adviser = (seen: Seen) => Idea[];
