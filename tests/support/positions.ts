// Positions somewhere in random games, found once and shared by the tests that ask questions of them.

import { below, rngFrom } from '../../src/engine/core/chance.ts';
import { copy } from '../../src/engine/core/copy.ts';
import type { Game } from '../../src/engine/core/game.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { SEED, start, wanderFrom } from './randomPlay.ts';

/** Games for each number of players. */
const GAMES = 2;
/** Of each game so many positions, from its beginning to its end. */
const KEPT = 12;

const known = new Map<string, readonly Core[]>();

/** From games of every number of players; the ends of some are among them. */
export function positionsOf(game: Game): readonly Core[] {
  const found = known.get(game.id) ?? play(game);
  known.set(game.id, found);
  return found;
}

function play(game: Game): Core[] {
  const [min, max] = game.players;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return numbers.flatMap((players) =>
    Array.from({ length: GAMES }, (_, k) => some(game, players, `positions ${SEED} ${k}`)).flat(),
  );
}

function some(game: Game, players: number, seed: string): Core[] {
  let length = 0;
  const from = start(game, players, seed);
  wanderFrom(game, from, seed, () => {
    length += 1;
  });
  const rng = rngFrom(`${seed}/kept`);
  const wanted = new Set(Array.from({ length: KEPT }, () => below(rng, length)));
  const kept: Core[] = [];
  const last = wanderFrom(game, from, seed, (s, _, __, move) => {
    if (wanted.has(move)) kept.push(copy(s));
  });
  return [...kept, last];
}
