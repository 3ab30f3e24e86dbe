// Why trains cannot run so, and why a wagon is not to be had.
import { drawnFaults } from '../../../engine/routes/runConditions.ts';
import type { RunRefusals as EveryRunRefusal } from '../../../engine/routes/runRefusals.ts';
import type { CompanyId, MajorId } from '../companies.ts';

/** What a run can do wrong in this book, besides what concerns mines and wagons. */
export const faults = [...drawnFaults, 'run.tooShort'] as const;

export interface RunRefusals extends Pick<EveryRunRefusal, (typeof faults)[number]> {
  'run.noRoute': { company: CompanyId };
  'run.notItsTrain': { train: string; company: CompanyId };
  'run.trainTwice': { train: string };
  'run.mustRun': { company: CompanyId };
  'run.notBest': { sum: number; best: number };
  /** More mines than the wagons of this train allow. */
  'run.mines': { train: string; mines: number; most: number };
  'wagon.notForHire': { wagon: MajorId };
  'wagon.twice': { wagon: MajorId };
  'wagon.tooDear': { price: number; cash: number };
  /** Nothing in reach that it is for. */
  'wagon.useless': { wagon: MajorId };
  /** These runs do not use all that was hired. */
  'wagon.unused': { wagons: readonly MajorId[] };
  /** By the ruling they are hired with the run, or apart from it. */
  'wagon.withRun': Record<never, never>;
  'wagon.announced': Record<never, never>;
}
