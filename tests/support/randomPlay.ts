// Random play from seeds, for the nets that run on every game. The amount is counted in moves: long games are played
// less often, but at least once at every table.
import fc from 'fast-check';
import { applyInPlace } from '../../src/engine/core/apply.ts';
import { rngFrom, seeded } from '../../src/engine/core/chance.ts';
import { copy } from '../../src/engine/core/copy.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { setup } from '../../src/engine/core/setup.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { wander } from '../../src/engine/core/wander.ts';

/** Games per table, if they are short; `npm run soak` plays many more, from other seeds. */
export const RUNS = Number(process.env.BINARIO_RUNS ?? 4);
/** Seed of the games drawn: the same every time by default. */
export const SEED = Number(process.env.BINARIO_SEED ?? 1);
const MOVES_A_RUN = 200;
const FEWEST_GAMES = 1;
const MOST_MOVES = 5000;

export function start(game: Game, players: number, seed: string, asked: Readonly<Record<string, string>> = {}): Core {
  const ready = setup(game, { players, asked }, seeded(seed));
  if (!ready.ok) throw new Error(ready.problem.problem);
  return ready.state;
}

/** Shown each position and the action chosen in it; writes to neither. */
export type Show = (s: Core, seat: number, action: { readonly type: string }, move: number) => void;

/** Plays at random to the end. */
export function wanderFrom(game: Game, from: Core, seed: string, show: Show): Core {
  const s = copy(from);
  const rng = rngFrom(seed);
  for (let move = 0; !isOver(s); move++) {
    if (move > MOST_MOVES) throw new Error(`seed ${seed} does not end`);
    const seat = waiting(game, s)[0]!;
    const action = wander(game, s, seat, rng);
    show(s, seat, action, move);
    applyInPlace(game, s, seat, action);
  }
  return s;
}

/** Games from random seeds, until `runs` of them are played or the moves of as many short ones are used up. */
export function forSeeds(runs: number, play: (seed: string, random: number, count: () => void) => void): void {
  let games = 0;
  let moves = 0;
  const count = () => {
    moves += 1;
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }).map(String), fc.nat(), (seed, random) => {
      if (games >= FEWEST_GAMES && moves >= MOVES_A_RUN * runs) return;
      games += 1;
      play(seed, random, count);
    }),
    { numRuns: Math.max(runs, FEWEST_GAMES), seed: SEED, endOnFailure: true },
  );
}
