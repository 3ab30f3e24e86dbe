// The traffic that a company can carry (R017, R021, R126).
import { treasury } from '../../../engine/core/owner.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import { type CompanyId, MARITIME_COVERAGE } from './companies.ts';
import { maritimesOwned, type State1865 } from './state.ts';
import { coverageOf } from './trains.ts';

/** Trains and maritime companies; without a train these carry nothing (R021). */
export function coverageIn(s: State1865, company: CompanyId): number {
  const trains = trainsOf(s, company);
  if (trains.length === 0) return 0;
  const maritime = MARITIME_COVERAGE * maritimesOwned(s, treasury(company)).length;
  return trains.reduce((sum, train) => sum + coverageOf(train), maritime);
}
