// Questions about a position: the seats that must decide, the part that seats may see, the result.
import { decisionOf } from '../flow/settle.ts';
import type { Seat } from './action.ts';
import type { Game } from './game.ts';
import { leaders } from './leaders.ts';
import type { Core } from './state.ts';

/** The seats that must decide; none when the game is over. The one source of whose move it is. */
export function waiting<S extends Core>(game: Game<S>, s: S): Seat[] {
  const decision = decisionOf(game, s);
  return decision ? [decision.seat] : [];
}

export const isOver = (s: Core): boolean => s.flow.length === 0;

/** The state without the chance still to come, which no seat may see. Returns the state itself if there is none. */
export function view<S extends Core>(s: S): S {
  if (s.chance.rng === null && s.chance.follow.length === 0) return s;
  return { ...s, chance: { drawn: s.chance.drawn, follow: [], rng: null } };
}

/** Worth of each seat, and the winners. Equal seats win together. */
export function result<S extends Core>(game: Game<S>, s: S): { worth: Record<Seat, number>; winners: Seat[] } {
  const worth = { ...game.worth(s) };
  return { worth, winners: leaders(worth) };
}
