// The actions of one kind side by side, if they are few: no questions field by field.
import { type Choice, narrow, type Range, type Value } from '../engine/index.ts';
import type { Desk, Path } from './menu.ts';

/** Most actions to show side by side. */
const MOST = 24;
/** Most values of a number to show; more are typed or slid to. */
const FEW_NUMBERS = 10;

/**
 * All ways from a kind of action down to a finished action, or to a question with too many answers. All stop at the
 * same field where one more would be too many.
 */
export function spread(desk: Desk, begun: Choice, most = MOST): readonly Path[] {
  let paths: readonly Path[] = [[begun]];
  for (;;) {
    const next = paths.flatMap((path) => branches(desk, path));
    if (next.length > most || next.every((path, i) => path === paths[i])) return paths;
    paths = next;
  }
}

/** The path itself if nothing that follows can be listed. */
function branches({ game, state }: Desk, path: Path): readonly Path[] {
  const choice = path.at(-1)!;
  const values = answersTo(choice);
  return values.length === 0 ? [path] : values.map((value) => [...path, narrow(game, state, choice, value)]);
}

function answersTo({ open }: Choice): readonly Value[] {
  if (open?.kind === 'oneOf') return open.values;
  return open?.kind === 'int' && countOf(open) <= FEW_NUMBERS ? numbersOf(open) : [];
}

const countOf = ({ min, max, step }: Range): number => Math.floor((max - min) / step) + 1;

const numbersOf = (range: Range): number[] =>
  Array.from({ length: countOf(range) }, (_, i) => range.min + i * range.step);
