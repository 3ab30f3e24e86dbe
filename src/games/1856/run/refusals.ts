// Why trains cannot run so.
import type { RunRefusals as EveryRunRefusal } from '../../../engine/routes/runRefusals.ts';
import type { CompanyId } from '../companies.ts';

/** What a run can do wrong in this book. */
export const faults = [
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
] as const satisfies readonly (keyof EveryRunRefusal)[];

export interface RunRefusals extends Pick<EveryRunRefusal, (typeof faults)[number]> {
  'run.notItsTrain': { train: string; company: CompanyId };
  'run.trainTwice': { train: string };
  'run.mustRun': { company: CompanyId };
}
