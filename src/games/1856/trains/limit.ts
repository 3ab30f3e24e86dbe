// How many trains a company may have (R091, R117).
import type { CompanyId } from '../companies.ts';
import { phases } from '../phases.ts';
import { isCgr, type State1856 } from '../state.ts';

const CGR_LIMIT = 3;

export const trainLimit = (s: State1856, company: CompanyId): number =>
  isCgr(company) ? CGR_LIMIT : phases[s.phase].trainLimit;
