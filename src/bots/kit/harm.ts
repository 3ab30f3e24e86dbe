// What a raider counts besides its own gain: what its actions take from the others, by the forecast.
import { type Action, applyInPlace, type Core, type Game, ownCopy, type Seat } from '../../engine/index.ts';
import { imagine } from '../imagine.ts';
import { othersOf } from '../margin.ts';
import { salesOf } from '../sales.ts';
import type { Idea } from './situation.ts';

type Forecast = (game: Game, s: Core) => readonly number[];

/** Ideas, and every sale, with a part of what they take from the others in their value; the best first. */
export function withHarm(
  game: Game,
  view: Core,
  seat: Seat,
  rng: number[],
  { ideas, forecast, harm }: { ideas: readonly Idea<Action>[]; forecast: Forecast; harm: number },
): Idea<Action>[] {
  const root = imagine(view, rng);
  const before = forecast(game, root);
  const after = (action: Action): readonly number[] => {
    const s = ownCopy(root);
    applyInPlace(game, s, seat, action);
    return forecast(game, s);
  };
  const taken = (then: readonly number[]): number => othersOf(before, seat) - othersOf(then, seat);
  const advised = ideas.map(({ action, value }) => ({ action, value: value + harm * taken(after(action)) }));
  const known = new Set(ideas.map(({ action }) => JSON.stringify(action)));
  const sales = salesOf(game, root, seat)
    .filter((action) => !known.has(JSON.stringify(action)))
    .map((action) => {
      const then = after(action);
      return { action, value: then[seat - 1]! - before[seat - 1]! + harm * taken(then) };
    });
  return [...advised, ...sales].sort((a, b) => b.value - a.value);
}
