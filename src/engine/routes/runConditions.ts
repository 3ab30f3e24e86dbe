// Conditions of every game on drawn runs: one for each fault that the route finder can report.
import type { Action } from '../core/action.ts';
import { type Condition, must } from '../core/condition.ts';
import type { Run } from './field.ts';
import type { RunCode, RunRefusals, RunRefused } from './runRefusals.ts';

/** Faults that a run can have in any book with fixed ends, tokens to pass and a limited length. */
export const drawnFaults = [
  'run.empty',
  'run.unknownPiece',
  'run.notJoined',
  'run.reversal',
  'run.noStopAtEnd',
  'run.trackTwice',
  'run.sideTwice',
  'run.stopTwice',
  'run.passesBlocked',
  'run.passesTerminal',
  'run.noToken',
  'run.tooLong',
  'run.sharesTrack',
] as const satisfies readonly RunCode[];

/** The train that is named twice; undefined if none is. */
export const trainTwice = (runs: readonly Run[]): string | undefined =>
  runs.find(({ train }, i) => runs.findIndex((run) => run.train === train) < i)?.train;

/** One condition for each of these faults. It fails if its fault is the first one found in the runs. */
export const faultConditions = <S, A extends Action, const C extends RunCode>(
  codes: readonly C[],
  fields: readonly (keyof A)[],
  faultOf: (s: S, a: A) => RunRefused | null,
): readonly { [K in C]: Condition<S, A, K, RunRefusals[K]> }[C][] =>
  codes.map((code) =>
    must(
      code,
      fields,
      (s: S, a: A) => faultOf(s, a)?.code !== code,
      (s, a) => faultOf(s, a)!.args as RunRefusals[C],
    ),
  );
