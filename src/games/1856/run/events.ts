// What the trains earned.
import type { CompanyId } from '../companies.ts';
import type { RunMade } from '../state.ts';

export type RunEvent = {
  readonly type: 'trainsRan';
  readonly company: CompanyId;
  readonly runs: readonly RunMade[];
  readonly revenue: number;
};
