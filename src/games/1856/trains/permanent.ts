// R114: once the CGR has owned a train that does not rust its price moves and it pays dividends.
import type { TrainId } from '../../../engine/trains/depot.ts';
import type { CompanyId } from '../companies.ts';
import { isCgr, type State1856 } from '../state.ts';
import { isPermanent } from './supply.ts';

/** A company has got a train. */
export function ownsPermanent(s: State1856, company: CompanyId, train: TrainId): void {
  if (isCgr(company) && isPermanent(s, train)) s.cgr.permanent = true;
}
