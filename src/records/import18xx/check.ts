// Compares the replay of a record with its trace and its score: the actions that agree, and the first difference.

import { type Core, result, type SetupProblem } from '../../engine/index.ts';
import { type Moment, tell } from './drive.ts';
import { type ForeignProblem, idAt } from './foreign.ts';
import type { Foreign } from './import.ts';
import type { Difference, TraceState } from './importer.ts';
import { scoreDiffers } from './score.ts';
import { compare } from './trace.ts';

/** The first difference: after this action, with its number in the file if that differs. */
export type Divergence = { readonly index: number; readonly id?: string } & Difference;

export interface Agreement {
  /** Actions that agree, from the first on. */
  readonly agreed: number;
  readonly of: number;
  readonly divergence: Divergence | null;
  /** Options that the game was played by without the record naming them. */
  readonly assumed: Readonly<Record<string, string>>;
}

export function agreement(
  { importer, foreign }: Foreign,
  trace: readonly TraceState[],
): Agreement | ForeignProblem | SetupProblem {
  const watch = ({ done, state, acted }: Moment<Core>): Difference | null => {
    const expected = trace[done];
    if (!expected) return { what: 'trace', expected: null, got: done };
    return compare(importer.readTrace(expected), importer.traceOf(state, foreign, done, acted), trace[done - 1]);
  };
  const told = tell(importer, foreign, { watch });
  if ('problem' in told) return told;
  const of = foreign.actions.length;
  const { stop, state, assumed } = told;
  const parted = (index: number, difference: Difference): Agreement => ({
    agreed: Math.max(0, index - 1),
    of,
    divergence: { index, ...idAt(foreign, index), ...difference },
    assumed,
  });
  if (!stop) {
    const score = scoreDiffers(foreign, result(importer.game, state).worth);
    return score ? parted(of, score) : { agreed: of, of, divergence: null, assumed };
  }
  if ('difference' in stop) return parted(stop.index, stop.difference);
  const { code, args } = stop.refusal;
  return parted(stop.index, {
    what: 'refused',
    expected: foreign.actions[stop.index - 1]?.type ?? null,
    got: { code, args },
  });
}
