// What a bot knows of a game. A game without knowledge of its own is judged by what each seat has now, and played out
// by chance.
import type { Action, Seat } from '../../engine/core/action.ts';
import type { Game } from '../../engine/core/game.ts';
import type { Core } from '../../engine/core/state.ts';
import { wander } from '../../engine/core/wander.ts';
import type { ChicagoState } from '../../games/chicago-express/state.ts';
import { quick } from './chicago-express/quick.ts';
import { chicagoExpress } from './chicago-express.ts';

/** What each seat may hope to be worth when the game ends; the first seat first. Writes nothing to the state. */
export type Evaluate = (game: Game, s: Core) => number[];

/** A legal action found cheaply, for playouts. */
export type Quick = (game: Game, s: Core, seat: Seat, rng: number[]) => Action;

const evaluations: Readonly<Record<string, Evaluate>> = { 'chicago-express': chicagoExpress };
const quicks: Readonly<Record<string, Quick>> = {
  'chicago-express': (_, s, seat, rng) => quick(s as unknown as ChicagoState, seat, rng),
};

const presentWorth: Evaluate = (game, s) => {
  const worth = game.worth(s);
  return Array.from({ length: s.players }, (_, i) => worth[i + 1] ?? 0);
};

export const evaluationOf = (game: Game): Evaluate => evaluations[game.id] ?? presentWorth;
export const quickOf = (game: Game): Quick => quicks[game.id] ?? wander;
