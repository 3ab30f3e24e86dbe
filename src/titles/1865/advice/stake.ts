// The yield of a share in a round, and a seat's part of a company.
import { percentOf, type Seat, trainsOf, unitOf } from '../../../engine/index.ts';
import { priceAfter } from '../../../kernel/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { prices } from '../rules/market.ts';
import { coverageIn } from '../rules/operating/revenue.ts';
import { newTrain } from '../rules/operating/supply.ts';
import { hasTrain, isLaunched, own, priceOf, type State1865 } from '../rules/state.ts';
import { coverageOf } from '../rules/trains.ts';

/** Revenue of a covered unit of traffic (R126). */
export const PER_UNIT = 10;

export const partOf = (s: State1865, company: CompanyId, seat: Seat): number => percentOf(s, company, seat) / 100;
export const sharesOf = (s: State1865, company: CompanyId, seat: Seat): number =>
  percentOf(s, company, seat) / unitOf(s, company);

/** Change of a share's price (R090-R091, R094). */
export function riseBy(s: State1865, company: CompanyId, cause: keyof typeof prices.moves): number {
  const spot = s.market.spots[company];
  return spot ? priceAfter(prices, spot, cause) - priceOf(s, company) : 0;
}

/** Assumed growth of traffic by the middle of the rounds that count. */
const GROWS = 4;
/** Discount on a train still to be bought. */
const TO_COME = 0.6;

/** Average revenue with this coverage in the rounds to come. */
export const earnedWith = (s: State1865, company: CompanyId, coverage: number): number =>
  PER_UNIT * Math.min(own(s, company).traffic + GROWS, coverage);

/** Its earnings in a round, or its possible earnings with a first train. */
function earningsOf(s: State1865, company: CompanyId): number {
  if (hasTrain(s, company)) return earnedWith(s, company, coverageIn(s, company));
  return TO_COME * earnedWith(s, company, coverageOf(newTrain(s)));
}

/** Yield of a company of which nothing is known yet. */
const YOUNG = 5;

/** One share's gain in one round: its dividend, and the move of its price. */
export function gainOf(s: State1865, company: CompanyId): number {
  if (!isLaunched(s, company)) return YOUNG;
  const dividend = (earningsOf(s, company) * unitOf(s, company)) / 100;
  return dividend + (trainsOf(s, company).length > 0 ? riseBy(s, company, 'paid') : 0);
}
