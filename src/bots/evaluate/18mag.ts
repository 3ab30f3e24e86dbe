// 18Mag for bots: an adviser that prices what may be done without trying most of it out, and a forecast for each seat.
import type { Game } from '../../engine/core/game.ts';
import type { State18Mag } from '../../games/18mag/state.ts';
import { advise } from './18mag/advise.ts';
import { forecast } from './18mag/forecast.ts';
import type { Insight } from './index.ts';

type Game18Mag = Game<State18Mag>;

/** A few turns: a whole game takes too long to be played out for one decision. */
const HORIZON = 12;

export const insight18mag: Insight = {
  horizon: HORIZON,
  evaluate: (_, s) => forecast(s as unknown as State18Mag),
  quick: (game, s, seat, rng) =>
    advise({ game: game as unknown as Game18Mag, s: s as unknown as State18Mag, seat, rng, careful: false }, 1)[0]!,
  advise: (game, s, seat, rng, most) =>
    advise({ game: game as unknown as Game18Mag, s: s as unknown as State18Mag, seat, rng, careful: true }, most),
};
