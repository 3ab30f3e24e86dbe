// 1856 for bots: an adviser that prices what may be done without trying most of it out, and a forecast for each seat.
import type { Game } from '../../engine/core/game.ts';
import type { State1856 } from '../../games/1856/state.ts';
import { advise } from './1856/advise.ts';
import { forecast } from './1856/forecast.ts';
import type { Insight } from './index.ts';

type Game1856 = Game<State1856>;

/** About a round of turns: a whole game of 1856 takes too long to be played out for one decision. */
const HORIZON = 30;

export const insight1856: Insight = {
  horizon: HORIZON,
  evaluate: (_, s) => forecast(s as unknown as State1856),
  quick: (game, s, seat, rng) =>
    advise({ game: game as unknown as Game1856, s: s as unknown as State1856, seat, rng, careful: false }, 1)[0]!,
  advise: (game, s, seat, rng, most) =>
    advise({ game: game as unknown as Game1856, s: s as unknown as State1856, seat, rng, careful: true }, most),
};
