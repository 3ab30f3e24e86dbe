// A list chosen before the runs of the trains (wagons): proposed as a whole, then changed one by one.
import { type Choice, DONE, narrow, type Value } from '../../../engine/index.ts';
import { fieldsOf } from '../../../match/fieldsOf.ts';
import type { Desk, Path } from '../../../match/menu.ts';

/** True if the open list is followed by runs. */
export function isBeforeRuns({ game, state }: Desk, { type, open }: Choice): boolean {
  if (open?.kind !== 'list') return false;
  const fields = fieldsOf(game, state, type);
  const next = fields?.names[fields.names.indexOf(open.field) + 1];
  return next !== undefined && fields?.kind(next) === 'routes';
}

/** The index in the path where the list before the open runs was still empty; -1 without such a list. */
const listStart = (path: Path): number =>
  path.at(-1)?.open?.kind === 'routes' ? path.findIndex(({ open }) => open?.kind === 'list') : -1;

/** The path without its list and its runs. */
export const unlisted = (path: Path): Path => {
  const start = listStart(path);
  return start < 0 ? path : path.slice(0, start + 1);
};

/** The path from an empty open list with all of these values chosen and the runs open; null if that is illegal. */
export function withList(desk: Desk, path: Path, values: readonly Value[]): Path | null {
  const choice = path.at(-1)!;
  const { open } = choice;
  if (open?.kind !== 'list') return open?.kind === 'routes' && values.length === 0 ? path : null;
  const [value, ...rest] = values;
  if (value === undefined) return open.mayStop ? [...path, narrow(desk.game, desk.state, choice, DONE)] : null;
  if (!open.values.includes(value)) return null;
  return withList(desk, [...path, narrow(desk.game, desk.state, choice, value)], rest);
}

/** A value of the list, its state, and the path that toggles it; null if that is illegal. */
export interface Taken {
  readonly value: Value;
  readonly taken: boolean;
  readonly path: Path | null;
}

export interface OpenList {
  readonly field: string;
  readonly values: readonly Taken[];
}

/** The list before the open runs, with all its possible values; null without one. */
export function listOf(desk: Desk, path: Path): OpenList | null {
  const start = listStart(path);
  const open = path[start]?.open;
  if (open?.kind !== 'list') return null;
  const chosen = path.at(-1)!.chosen[open.field] as readonly Value[];
  const begun = path.slice(0, start + 1);
  const values = open.values.map((value): Taken => {
    const taken = chosen.includes(value);
    const other = taken ? chosen.filter((one) => one !== value) : [...chosen, value];
    return { value, taken, path: withList(desk, begun, other) };
  });
  return { field: open.field, values };
}
