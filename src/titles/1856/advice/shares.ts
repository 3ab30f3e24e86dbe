// What a share of a company brings its owner over the rounds that count: dividends and price moves.
import { ruling, type Spot, spaceAt, type TrainId, trainsOf, unitOf } from '../../../engine/index.ts';
import { priceAfter, spotAfter } from '../../../kernel/index.ts';
import { CGR, type CompanyId, isOrdinary } from '../rules/companies.ts';
import { market, prices } from '../rules/market.ts';
import { isFrozen } from '../rules/operating/prices.ts';
import type { State1856 } from '../rules/state.ts';
import { fleetOf } from './fleet.ts';
import { funding } from './funding.ts';
import { needOf, shortOf } from './need.ts';
import { guessedRevenue, prospectOf } from './prospects.ts';
import { revenueOf } from './runs.ts';

/** Moves of the marker over which its average is taken. */
const MOVES = 3;
/** A company grows: its first run is not its last. */
const GROWTH = 1.25;
/** How much revenue is lost with trains that the company cannot afford to replace. */
const LOSES = 0.6;

const priceAt = (spot: Spot): number => spaceAt(market, spot)?.price ?? 0;

/** What the price rises by a dividend, on the average of the next ones. */
export function rise(spot: Spot): number {
  let to = spot;
  for (let i = 0; i < MOVES; i++) to = spotAfter(prices, to, 'paid');
  return (priceAt(to) - priceAt(spot)) / MOVES;
}

const drop = (spot: Spot): number => priceAt(spot) - priceAfter(prices, spot, 'withheld');

/** The revenue one may count on, once a company that has no train has bought one. */
function expectedRevenue(s: State1856, company: CompanyId, careful: boolean): number {
  const now = startingRevenue(s, company, fleetOf(s, company), careful);
  const { soon } = needOf(s, company);
  const hasTrain = trainsOf(s, company).length > 0;
  // trains that become obsolete before the company can afford others
  const lost = hasTrain && shortOf(s, company) > 0 ? LOSES * soon : 0;
  return GROWTH * now * (1 - lost);
}

/** What it runs for with these trains; before its first turn what it may run for after its first tiles. */
export function startingRevenue(
  s: State1856,
  company: CompanyId,
  trains: readonly TrainId[],
  careful: boolean,
): number {
  if (s.companies[company].operated || !isOrdinary(company)) return revenueOf(s, company, trains, s.board);
  return careful ? revenueOf(s, company, trains, prospectOf(s, company)) : guessedRevenue(s, company, trains);
}

/** R114: whether a CGR that has had no permanent train may pay out; by ruling with any train of its own. */
const paysOut = (s: State1856): boolean => ruling(s, 'cgrWithholds') === 'whenBorrowed' && trainsOf(s, CGR).length > 0;

/** What one share gains in an operating round, dividend and price together; below zero where nothing is paid. */
export function gainOf(s: State1856, company: CompanyId, careful: boolean): number {
  if (!s.companies[company].operated && !funding(s, company).floats) return 0; // R048: nothing happens to it
  const revenue = expectedRevenue(s, company, careful);
  const spot = s.market.spots[company]!;
  const perShare = (revenue * unitOf(s, company)) / 100;
  if (isFrozen(s, company)) return paysOut(s) ? perShare : 0;
  return revenue > 0 ? perShare + rise(spot) : -drop(spot);
}
