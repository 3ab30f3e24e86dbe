// Why trains cannot run so.
import type { drawnFaults } from '../../../engine/routes/runConditions.ts';
import type { RunRefusals as EveryRunRefusal } from '../../../engine/routes/runRefusals.ts';
import type { CompanyId } from '../companies.ts';

export interface RunRefusals extends Pick<EveryRunRefusal, (typeof drawnFaults)[number]> {
  'run.notItsTrain': { train: string; company: CompanyId };
  'run.trainTwice': { train: string };
  'run.mustRun': { company: CompanyId };
}
