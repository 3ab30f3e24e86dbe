// A board's worth to a company in revenue of a round, by runs now, runs later, places to build to, and the
// destination.

import { boardWorthBy } from '../../../bots/kit/boardWorth.ts';
import { cashOf, OFFER, percentOf, treasury } from '../../../engine/index.ts';
import type { CompanyId, OrdinaryId } from '../rules/companies.ts';
import { map } from '../rules/map.ts';
import type { State1856 } from '../rules/state.ts';
import { fleetOf, laterFleet } from './fleet.ts';
import { hopeOf, stepsToLink, wantsLink } from './promise.ts';
import { revenueOf } from './runs.ts';

/** Worth of money in escrow as revenue of a round, and the part of it left for each tile that is missing. */
const RELEASED = 0.18;
const NEARER = 0.8;
/** Part of future escrow that counts. */
const EXPECTED = 0.5;

export const { gain, gainNow, runsOn, atFirstSight } = boardWorthBy<State1856, CompanyId>({
  later: 0.4,
  mapOf: () => map,
  revenueOf,
  fleetOf,
  laterFleet,
  promiseOf(s, company, board) {
    const linked = wantsLink(s, company) ? linkValue(s, company) * NEARER ** stepsToLink(s, company, board) : 0;
    return hopeOf(board, company) + linked;
  },
});

/** Money in escrow, and that of shares still to be sold (R050). */
function linkValue(s: State1856, company: OrdinaryId): number {
  const { escrow, par } = s.companies[company];
  const unsold = Math.min(50, percentOf(s, company, OFFER)) / 10;
  return RELEASED * (escrow + EXPECTED * unsold * par) + (cashOf(s, treasury(company)) < par ? 5 : 0);
}
