// What every game asks of runs that somebody drew: each fault of the route finder is a condition of its own.
import type { Action } from '../core/action.ts';
import type { Condition } from '../core/condition.ts';
import type { Run } from '../routes/field.ts';
import type { RunCode, RunRefused } from './runRefusals.ts';

/** What a run can do wrong in any book in which it ends somewhere, passes a token and keeps to its length. */
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

/** The train that is named twice; undefined where none is. */
export const trainTwice = (runs: readonly Run[]): string | undefined =>
  runs.find(({ train }, i) => runs.findIndex((run) => run.train === train) < i)?.train;

/** A condition for each of these faults: that it is not the first thing wrong with the runs. */
export const faultConditions = <S, A extends Action>(
  codes: readonly RunCode[],
  fields: readonly Exclude<keyof A, 'type'>[],
  faultOf: (s: S, a: A) => RunRefused | null,
): readonly Condition<S, A>[] =>
  codes.map((code) => ({
    code,
    fields,
    holds: (s, a) => faultOf(s, a)?.code !== code,
    args: (s, a) => faultOf(s, a)!.args,
  }));
