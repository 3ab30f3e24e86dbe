// A tile being tried out: it lies on the board as soon as it is chosen, and is turned there until confirmed.
import { type Choice, type Fields, narrow, type Value } from '../../../engine/index.ts';
import type { Desk, Path } from '../../../match/menu.ts';
import { ROTATION } from './cards.ts';

export const isTried = (choice: Choice): boolean => Object.hasOwn(choice.chosen, ROTATION);

/** If the path next asks for a tile's rotation: the path with the first rotation that fits. */
export function withRotation(desk: Desk, path: Path): Path {
  const last = path.at(-1);
  const open = last?.open;
  if (open?.kind !== 'oneOf' || open.field !== ROTATION) return path;
  return filled(desk, [...path, narrow(desk.game, desk.state, last!, open.values[0]!)], {});
}

/** Answers questions after the rotation too, if possible as before, so that the tile can be shown on the board. */
function filled(desk: Desk, path: Path, before: Readonly<Partial<Fields>>): Path {
  const last = path.at(-1)!;
  const { open } = last;
  if (open?.kind !== 'oneOf') return path;
  const value = open.values.find((one) => one === before[open.field]) ?? open.values[0]!;
  return filled(desk, [...path, narrow(desk.game, desk.state, last, value)], before);
}

/** The same path with the tile's next rotation that fits; null if there is none. */
export function rotated(desk: Desk, path: Path): Path | null {
  const last = path.at(-1);
  if (!last || !isTried(last)) return null;
  const before = path.findLastIndex((choice) => choice.open?.field === ROTATION);
  const choice = path[before];
  if (choice?.open?.kind !== 'oneOf') return null;
  const { values } = choice.open;
  const next = values[(values.indexOf(last.chosen[ROTATION] as number) + 1) % values.length]!;
  return filled(desk, [...path.slice(0, before + 1), narrow(desk.game, desk.state, choice, next)], last.chosen);
}

/** The path before the tile was tried out, with its rotation still open. */
export const untried = (path: Path): Path => {
  const asked = path.findIndex((choice) => choice.open?.field === ROTATION);
  return asked < 0 ? path : path.slice(0, asked + 1);
};

/** A question after the rotation with several answers, and the path for each. */
export interface Answers {
  readonly field: string;
  readonly chosen: Value;
  readonly ways: readonly { readonly value: Value; readonly path: Path }[];
}

/** The further questions about a tile being tried out. */
export function answersOf(desk: Desk, path: Path): readonly Answers[] {
  const last = path.at(-1);
  const turned = path.findIndex((choice) => Object.hasOwn(choice.chosen, ROTATION));
  if (!last || turned < 0) return [];
  return path.slice(turned, -1).flatMap(({ open }, i): Answers[] => {
    if (open?.kind !== 'oneOf' || open.values.length < 2) return [];
    const asked = path.slice(0, turned + i + 1);
    const ways = open.values.map((value) => ({
      value,
      path: filled(desk, [...asked, narrow(desk.game, desk.state, asked.at(-1)!, value)], last.chosen),
    }));
    return [{ field: open.field, chosen: last.chosen[open.field] as Value, ways }];
  });
}

/** The rotations that fit. */
export function rotationsOf(path: Path): readonly number[] {
  const open = path.find((choice) => choice.open?.field === ROTATION)?.open;
  return open?.kind === 'oneOf' ? open.values.map(Number) : [];
}

/** The path up to the choice of the tile, with that question still open; null without a tile. */
export function beforeTile(path: Path): Path | null {
  const asked = path.findIndex((choice) => choice.open?.field === TILE);
  return asked < 0 ? null : path.slice(0, asked + 1);
}
const TILE = 'tile';
