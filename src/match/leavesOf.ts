// All actions that a choice can lead to through short lists; numbers are taken at their least.
import { type Action, actionOf, type Choice, type Core, type Game, narrow } from '../engine/index.ts';

export function leavesOf<S extends Core>(game: Game<S>, s: S, choice: Choice): readonly Action[] {
  const { open } = choice;
  if (!open) return [actionOf(choice)];
  if (open.kind === 'oneOf') return open.values.flatMap((value) => leavesOf(game, s, narrow(game, s, choice, value)));
  return open.kind === 'int' ? leavesOf(game, s, narrow(game, s, choice, open.min)) : [];
}
