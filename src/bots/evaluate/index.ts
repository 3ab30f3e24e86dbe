// What a position is worth to a bot, by game. A game without an evaluation of its own is judged by what each seat has now.
import type { Game } from '../../engine/core/game.ts';
import type { Core } from '../../engine/core/state.ts';
import { chicagoExpress } from './chicago-express.ts';

/** What each seat may hope to be worth when the game ends; the first seat first. Writes nothing to the state. */
export type Evaluate = (game: Game, s: Core) => number[];

const evaluations: Readonly<Record<string, Evaluate>> = { 'chicago-express': chicagoExpress };

const presentWorth: Evaluate = (game, s) => {
  const worth = game.worth(s);
  return Array.from({ length: s.players }, (_, i) => worth[i + 1] ?? 0);
};

export const evaluationOf = (game: Game): Evaluate => evaluations[game.id] ?? presentWorth;
