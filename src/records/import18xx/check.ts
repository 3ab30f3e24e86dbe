// A record told beside its trace: how far both agree, and where they part.

import type { SetupProblem } from '../../engine/core/options.ts';
import type { Core } from '../../engine/core/state.ts';
import { type Moment, tell } from './drive.ts';
import type { ForeignProblem } from './foreign.ts';
import type { Foreign } from './import.ts';
import type { Difference, TraceState } from './importer.ts';
import { compare } from './trace.ts';

export interface Agreement {
  /** How many of the actions agree, from the first on. */
  readonly agreed: number;
  readonly of: number;
  readonly divergence: ({ readonly index: number } & Difference) | null;
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
  const { stop } = told;
  if (!stop) return { agreed: of, of, divergence: null };
  const { index } = stop;
  const action = foreign.actions[index - 1];
  const difference =
    'refusal' in stop
      ? { what: 'refused', expected: action?.type ?? null, got: { code: stop.refusal.code, args: stop.refusal.args } }
      : stop.difference;
  return { agreed: Math.max(0, index - 1), of, divergence: { index, ...difference } };
}
