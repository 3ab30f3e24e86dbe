// Positions somewhere in random games, found once and shared by tests.

import { below, rngFrom } from '../../src/engine/core/chance.ts';
import { copy } from '../../src/engine/core/copy.ts';
import type { Game } from '../../src/engine/core/game.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { SEED, start, wanderFrom } from './randomPlay.ts';

/** Games for each number of players; one if it is as long as that. */
const GAMES = 2;
const LONG = 600;
/** Positions to keep of each game, from its beginning to its end. */
const KEPT = 12;

const known = new Map<string, readonly Core[]>();

/** From games of every number of players, with the ends of some. */
export function positionsOf(game: Game): readonly Core[] {
  const found = known.get(game.id) ?? play(game);
  known.set(game.id, found);
  return found;
}

function play(game: Game): Core[] {
  const [min, max] = game.players;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return numbers.flatMap((players) => {
    const all: Core[] = [];
    for (let k = 0; k < GAMES; k++) {
      const { kept, moves } = some(game, players, `positions ${SEED} ${k}`);
      all.push(...kept);
      if (moves >= LONG) break;
    }
    return all;
  });
}

/** Each position of the game is as likely to be kept as any other. */
function some(game: Game, players: number, seed: string): { readonly kept: Core[]; readonly moves: number } {
  const rng = rngFrom(`${seed}/kept`);
  const kept: { readonly move: number; readonly s: Core }[] = [];
  let moves = 0;
  const last = wanderFrom(game, start(game, players, seed), seed, (s, _, __, move) => {
    moves = move + 1;
    const place = move < KEPT ? move : below(rng, move + 1);
    if (place < KEPT) kept[place] = { move, s: copy(s) };
  });
  return { kept: [...kept.sort((a, b) => a.move - b.move).map(({ s }) => s), last], moves };
}
