// Every legal action of some kinds, as long as they can be listed.
import {
  type Action,
  actionOf,
  type Choice,
  type Core,
  choices,
  type Game,
  narrow,
  type Seat,
} from '../../engine/index.ts';

/** More values of a number are not listed one by one. */
const MOST_VALUES = 50;

/** Null if a field of one of these kinds cannot be listed: then some legal action would be missing. */
export function everyAction(game: Game, s: Core, seat: Seat, types: ReadonlySet<string>): readonly Action[] | null {
  const found: Action[] = [];
  const isWhole = choices(game, s, seat)
    .filter(({ type }) => types.has(type))
    .every((choice) => list(game, s, choice, found));
  return isWhole ? found : null;
}

function list(game: Game, s: Core, choice: Choice, found: Action[]): boolean {
  const { open } = choice;
  if (!open) {
    found.push(actionOf(choice));
    return true;
  }
  const values = open.kind === 'oneOf' ? open.values : open.kind === 'int' ? numbers(open) : null;
  return values?.every((value) => list(game, s, narrow(game, s, choice, value), found)) ?? false;
}

function numbers({ min, max, step }: { readonly min: number; readonly max: number; readonly step: number }) {
  const count = Math.floor((max - min) / step) + 1;
  return count > MOST_VALUES ? null : Array.from({ length: count }, (_, i) => min + i * step);
}
