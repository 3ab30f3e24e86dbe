// What the trains earned.
import type { RunMade } from '../../../kernel/run/running.ts';
import type { CompanyId } from '../companies.ts';

export type RunEvent = {
  readonly type: 'trainsRan';
  readonly company: CompanyId;
  readonly runs: readonly RunMade[];
  readonly revenue: number;
};
