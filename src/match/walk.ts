// A person's steps through the tree of choices: into a choice, back out of it, and done.
import { type Action, type Choice, DONE, narrow } from '../engine/index.ts';
import { type Desk, menuOf, type Path, readyOf } from './menu.ts';

/** The path with this choice made; fields without alternatives are filled on the way. */
export function into(desk: Desk, path: Path, next: Choice): Path {
  const on = [...path, next];
  const only = onlyWay(desk, on);
  return only ? into(desk, on, only) : on;
}

/** The only value of a field, counting refused ones too; null if there are several. */
function onlyWay(desk: Desk, path: Path): Choice | null {
  const last = path.at(-1)!;
  const { open } = last;
  // a fixed price
  if (open?.kind === 'int' && open.min === open.max) return narrow(desk.game, desk.state, last, open.min);
  const values = open?.kind === 'oneOf' ? open.values : open?.kind === 'path' ? open.paths : [];
  if (values.length !== 1) return null;
  const { items } = menuOf(desk, path);
  return items.length === 1 ? items[0]!.next : null;
}

/** Looks ahead: the choice with every field filled that has one legal value, so that its price can be told. */
export function filled(desk: Desk, choice: Choice): Choice {
  const { open } = choice;
  const only =
    open?.kind === 'int' && open.min === open.max ? open.min : open?.kind === 'oneOf' ? onlyOf(open.values) : null;
  return only === null ? choice : filled(desk, narrow(desk.game, desk.state, choice, only));
}

const onlyOf = <T>(values: readonly T[]): T | null => (values.length === 1 ? values[0]! : null);

/** One decision back; fields that were filled in automatically are undone with it. */
export function out(desk: Desk, path: Path): Path {
  const before = path.slice(0, -1);
  return before.length > 0 && onlyWay(desk, before) ? out(desk, before) : before;
}

/** The effect of Enter: carries the action out, or ends the list and goes on; null if something is missing. */
export function done({ game, state }: Desk, path: Path): { readonly act: Action } | { readonly path: Path } | null {
  const choice = path.at(-1);
  if (!choice || !readyOf(choice)) return null;
  if (!choice.open) return { act: readyOf(choice)! };
  const whole = narrow(game, state, choice, DONE);
  return whole.open ? { path: [...path, whole] } : { act: readyOf(whole)! };
}
