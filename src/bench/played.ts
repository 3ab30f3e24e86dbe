// Time of choices in all positions of random games: for 18xx games without records.
import { apply, askedAlone, choices, type Game, rngFrom, seeded, setup, waiting, wander } from '../engine/index.ts';
import type { Figure } from './figure.ts';
import { spread, timed } from './measure.ts';

const GAMES = 20;

/** Figures for every number of players in turn. */
export function playedFigures(game: Game): Iterable<Figure> {
  const [min, max] = game.players;
  timesOf(game, min, 'warm up');
  const times = Array.from({ length: GAMES }, (_, k) => timesOf(game, min + (k % (max - min + 1)), `bench ${k}`));
  return spread(`${game.id}/choices`, times.flat());
}

/** In milliseconds, position by position. */
function timesOf(game: Game, players: number, seed: string): number[] {
  const ready = setup(game, { players, asked: askedAlone(game) }, seeded(seed));
  if (!ready.ok) throw new Error(ready.problem.problem);
  const rng = rngFrom(seed);
  const times: number[] = [];
  let s = ready.state;
  for (let [seat] = waiting(game, s); seat !== undefined; [seat] = waiting(game, s)) {
    const [now, decides] = [s, seat];
    times.push(timed(() => choices(game, now, decides)).ms);
    const outcome = apply(game, s, seat, wander(game, s, seat, rng));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    s = outcome.state;
  }
  return times;
}
