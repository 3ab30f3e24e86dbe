// Gains of a share for its owner over the rounds that count: dividends and price moves.
import { ruling, type Spot, spaceAt, type TrainId, trainsOf, unitOf } from '../../../engine/index.ts';
import { priceAfter, spotAfter } from '../../../kernel/index.ts';
import { CGR, type CompanyId, isOrdinary } from '../rules/companies.ts';
import { market, prices } from '../rules/market.ts';
import { isFrozen } from '../rules/operating/moveMarker.ts';
import type { State1856 } from '../rules/state.ts';
import { fleetOf, laterFleet } from './fleet.ts';
import { funding } from './funding.ts';
import { needOf, shortOf } from './need.ts';
import { guessedRevenue, prospectOf } from './prospects.ts';
import { revenueOf } from './runs.ts';

/** Moves of the marker to average: as many as the rounds that count. */
const MOVES = 6;
/** A company grows: its first run is not its last; and the part of what it may run for later that it comes to. */
const GROWTH = 1.25;
const COMES_TO = 0.8;
/** Part of the revenue lost with trains that the company cannot afford to replace. */
const LOSES = 0.6;

const priceAt = (spot: Spot): number => spaceAt(market, spot)?.price ?? 0;

/** Rise of the price by a dividend, averaged over the next ones. */
export function rise(spot: Spot): number {
  let to = spot;
  for (let i = 0; i < MOVES; i++) to = spotAfter(prices, to, 'paid');
  return (priceAt(to) - priceAt(spot)) / MOVES;
}

const drop = (spot: Spot): number => priceAt(spot) - priceAfter(prices, spot, 'withheld');

/** Expected revenue, once a company without trains has bought one. */
function expectedRevenue(s: State1856, company: CompanyId, careful: boolean): number {
  const now = startingRevenue(s, company, fleetOf(s, company), careful);
  const { soon } = needOf(s, company);
  const hasTrain = trainsOf(s, company).length > 0;
  // trains that become obsolete before the company can afford others
  const lost = hasTrain && shortOf(s, company) > 0 ? LOSES * soon : 0;
  return now * (1 - lost);
}

/**
 * Its average revenue with these trains while it grows; before its first turn, between a run after its first tiles and
 * runs of later trains in its country.
 */
export function startingRevenue(
  s: State1856,
  company: CompanyId,
  trains: readonly TrainId[],
  careful: boolean,
): number {
  if (s.companies[company].operated || !isOrdinary(company)) return GROWTH * revenueOf(s, company, trains, s.board);
  const first = careful
    ? revenueOf(s, company, trains, prospectOf(s, company))
    : COMES_TO * guessedRevenue(s, company, trains);
  return first === 0 ? 0 : Math.max(first, (first + COMES_TO * guessedRevenue(s, company, laterFleet(s))) / 2);
}

/** True if a CGR that has had no permanent train may pay out (R114): by ruling, with any train of its own. */
const paysOut = (s: State1856): boolean => ruling(s, 'cgrWithholds') === 'whenBorrowed' && trainsOf(s, CGR).length > 0;

/** Gain of one share in an operating round, by dividend and price together; negative without a dividend. */
export function gainOf(s: State1856, company: CompanyId, careful: boolean): number {
  if (!s.companies[company].operated && !funding(s, company).floats) return 0; // R048: nothing happens to it
  const revenue = expectedRevenue(s, company, careful);
  const spot = s.market.spots[company]!;
  const perShare = (revenue * unitOf(s, company)) / 100;
  if (isFrozen(s, company)) return paysOut(s) ? perShare : 0;
  return revenue > 0 ? perShare + rise(spot) : -drop(spot);
}
