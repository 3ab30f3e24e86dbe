// Completes an action by the fields that leave no choice: a train at a fixed price needs no more words.
import {
  type Action,
  actionOf,
  begin,
  type Choice,
  type Core,
  DONE,
  type Game,
  isAmong,
  narrow,
  type Seat,
} from '../engine/index.ts';

/** The choices so far, by field. */
type Chosen = Readonly<Record<string, unknown>>;

/** The whole action; null if a field is still open, or the action is illegal. */
export function completed<S extends Core>(game: Game<S>, s: S, seat: Seat, chosen: Chosen): Action | null {
  let choice = begin(game, s, seat, String(chosen.type));
  while (choice?.open) choice = decided(game, s, choice, chosen);
  return choice && actionOf(choice);
}

function decided<S extends Core>(game: Game<S>, s: S, choice: Choice, chosen: Chosen): Choice | null {
  const open = choice.open!;
  const given = chosen[open.field];
  if (open.kind === 'oneOf' || open.kind === 'int') {
    const only = open.kind === 'int' ? (open.min === open.max ? open.min : undefined) : onlyOne(open.values);
    const value = given ?? only;
    if (value === undefined || value === null || !isAmong(open, value as never)) return null;
    return narrow(game, s, choice, value as never);
  }
  if (open.kind !== 'list' || !Array.isArray(given)) return null;
  const next = given[open.soFar.length];
  if (next === undefined) return open.mayStop ? narrow(game, s, choice, DONE) : null;
  return isAmong(open, next) ? narrow(game, s, choice, next) : null;
}

const onlyOne = <T>(values: readonly T[]): T | undefined => (values.length === 1 ? values[0] : undefined);
