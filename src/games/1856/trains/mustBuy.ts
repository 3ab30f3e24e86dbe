// A company without a train that has a route must buy one (R093).
import { trainsOf } from '../../../engine/trains/depot.ts';
import type { CompanyId } from '../companies.ts';
import { hasRoute } from '../run/hasRoute.ts';
import { isCgr, type State1856 } from '../state.ts';

/** R115: the CGR only once it has owned a permanent train. */
export const mustBuyTrain = (s: State1856, company: CompanyId): boolean =>
  trainsOf(s, company).length === 0 && !(isCgr(company) && !s.cgr.permanent) && hasRoute(s, company);
