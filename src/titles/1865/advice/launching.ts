// Companies on their way to a launch, and the money that their presidents have promised for it.
import { cashOf, OFFER, percentOf, presidentOf, type Seat, unitOf } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { isLaunched, openIds, own, priceOf, type State1865 } from '../rules/state.ts';
import { phases } from '../rules/trains.ts';

/** R070: shares needed to launch a company. */
export const LAUNCHES = { minor: 3, major: 6 } as const;

/** R071, R074: the kind of a company opened now. */
export const kindOf = (s: State1865, company: CompanyId): 'minor' | 'major' =>
  own(s, company).kind === 'major' ? 'major' : phases[s.phase].startsAs;

export const isOwn = (s: State1865, company: CompanyId, seat: Seat): boolean => presidentOf(s, company) === seat;

/** Shares still to be bought before a company is launched. */
export function shortOf(s: State1865, company: CompanyId): number {
  if (isLaunched(s, company)) return 0;
  const sold = (100 - percentOf(s, company, OFFER)) / unitOf(s, company);
  return Math.max(0, LAUNCHES[own(s, company).kind] - sold);
}

/** Cash that is not needed to launch his own companies. */
export const freeCash = (s: State1865, seat: Seat): number =>
  openIds(s)
    .filter((company) => isOwn(s, company, seat))
    .reduce((cash, company) => cash - shortOf(s, company) * priceOf(s, company), cashOf(s, seat));
