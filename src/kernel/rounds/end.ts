// The end of a game: the flow is empty, and the seat worth most has won.
import type { Seat } from '../../engine/core/action.ts';
import type { Emit } from '../../engine/core/event.ts';
import { leaders } from '../../engine/core/leaders.ts';
import type { Core } from '../../engine/core/state.ts';

export interface GameOver<R extends string> {
  readonly type: 'gameOver';
  readonly reason: R;
  readonly winners: readonly Seat[];
  /** Worth of the winners. */
  readonly worth: number;
}

interface Ending<R> extends Core {
  /** The reason why the game is over; null until it is. */
  ended: R | null;
}

export const ending =
  <R extends string, S extends Ending<R>>(worthOf: (s: S) => Readonly<Record<Seat, number>>) =>
  (s: S, reason: R, emit: Emit<GameOver<R>>): void => {
    s.ended = reason;
    s.flow = [];
    const worth = worthOf(s);
    emit?.({ type: 'gameOver', reason, winners: leaders(worth), worth: Math.max(...Object.values(worth)) });
  };
