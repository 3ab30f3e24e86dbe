// A tile that is tried out: it lies on the board as soon as it is chosen, and is turned there until it pleases.
import { type Choice, narrow } from '../../engine/core/choices.ts';
import type { Desk, Path } from '../../match/menu.ts';
import { ROTATION } from './cards.ts';

export const isTried = (choice: Choice): boolean => Object.hasOwn(choice.chosen, ROTATION);

/** A path that is to be told how the tile is turned, told so: in the first way in which it fits. */
export function withRotation({ game, state }: Desk, path: Path): Path {
  const last = path.at(-1);
  const open = last?.open;
  if (open?.kind !== 'oneOf' || open.field !== ROTATION) return path;
  return [...path, narrow(game, state, last!, open.values[0]!)];
}

/** The same path with the tile turned to the next way in which it fits; null where there is nothing to turn. */
export function rotated({ game, state }: Desk, path: Path): Path | null {
  const last = path.at(-1);
  if (!last || !isTried(last)) return null;
  const before = path.findLastIndex((choice) => choice.open?.field === ROTATION);
  const choice = path[before];
  if (choice?.open?.kind !== 'oneOf') return null;
  const { values } = choice.open;
  const next = values[(values.indexOf(last.chosen[ROTATION] as number) + 1) % values.length]!;
  return [...path.slice(0, before + 1), narrow(game, state, choice, next)];
}

/** How many ways there are to turn it. */
export function waysToTurn(path: Path): number {
  const open = path.find((choice) => choice.open?.field === ROTATION)?.open;
  return open?.kind === 'oneOf' ? open.values.length : 0;
}
