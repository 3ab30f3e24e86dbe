// The random bot walks down the tree of choices. It is also the best tester there is.
import type { Action } from '../engine/core/action.ts';
import { below } from '../engine/core/chance.ts';
import { actionOf, type Choice, choices, DONE, narrow } from '../engine/core/choices.ts';
import type { Game } from '../engine/core/game.ts';
import type { Core } from '../engine/core/state.ts';

export function random<S extends Core>(game: Game<S>, s: S, seat: number, rng: number[]): Action {
  const all = choices(game, s, seat);
  let choice: Choice = all[below(rng, all.length)]!;
  while (choice.open) choice = narrow(game, s, choice, pick(choice.open, rng));
  return actionOf(choice);
}

function pick(open: NonNullable<Choice['open']>, rng: number[]) {
  if (open.kind === 'int') return open.min + open.step * below(rng, Math.floor((open.max - open.min) / open.step) + 1);
  if (open.kind === 'oneOf') return open.values[below(rng, open.values.length)]!;
  const i = below(rng, open.values.length + (open.mayStop ? 1 : 0));
  return open.values[i] ?? DONE;
}
