// What an adviser of 1856 looks at, and what it says: ideas with their value to the seat, in money.
import type { Seat } from '../../../engine/core/action.ts';
import type { Game } from '../../../engine/core/game.ts';
import type { Action1856 } from '../../../games/1856/actions.ts';
import type { State1856 } from '../../../games/1856/state.ts';
import type { Idea as KitIdea } from '../kit18xx/ranked.ts';

export interface Seen {
  readonly game: Game<State1856>;
  /** Read only: what is remembered about its board stays good from move to move. */
  readonly s: State1856;
  readonly seat: Seat;
  readonly rng: number[];
  /** Whether it may take its time: every tile is priced, and the first tiles of new companies are tried out. */
  readonly careful: boolean;
}

export type Idea = KitIdea<Action1856>;

export type Adviser = (seen: Seen) => Idea[];
