// Trains for sale at the bank and in its pool, and train limits (R008-R009, R090-R091, R117). Then the duty to buy one,
// and the president's part in the cheapest (R093).
import { nextOf, onSale, type TrainId, trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import { hasRoute } from '../../../../kernel/run/route.ts';
import { funds, operator } from '../../../../kernel/turn.ts';
import type { CompanyId } from '../companies.ts';
import { map } from '../map.ts';
import { isCgr, type State1856, turnOf } from '../state.ts';
import { exchangeable, lastType, phases, trainFacts, trainTypes } from '../trains.ts';

export const priceOfTrain = (s: State1856, train: TrainId): number => trainFacts(s, typeOf(train)).price;

/** R114, R116: true if a train never rusts. */
export const isPermanent = (s: State1856, train: TrainId): boolean =>
  trainFacts(s, typeOf(train)).rustsOn === undefined;

/** R009: true once the first 6-train is sold: Diesels are then for sale beside the others. */
export const isLastOnSale = (s: State1856): boolean => (s.depot.sold['6'] ?? 0) > 0;

/** True for a Diesel, or an 8-train if those are in play. */
export const isLast = (s: State1856, train: TrainId): boolean => typeOf(train) === lastType(s).type;

/** New trains that the bank sells now. */
export function newTrains(s: State1856): TrainId[] {
  const types = new Set([onSale(s, trainTypes(s)).type]);
  if (isLastOnSale(s)) types.add(lastType(s).type);
  return [...types].map((type) => nextOf(s, type));
}

/** R116: true if a company may buy this train; the CGR buys only trains that never rust. */
export const suits = (s: State1856, company: CompanyId, train: TrainId): boolean =>
  !isCgr(company) || isPermanent(s, train);

/** R093: lowest price of a train from the bank or its pool for this company. */
export const cheapestPrice = (s: State1856, company: CompanyId): number =>
  Math.min(
    ...[...newTrains(s), ...s.depot.pool].filter((train) => suits(s, company, train)).map((t) => priceOfTrain(s, t)),
  );

/** True if Diesels are for sale and it has a train to give for one (R008). */
export const canExchange = (s: State1856, company: CompanyId): boolean =>
  isLastOnSale(s) && trainsOf(s, company).some((train) => exchangeable.includes(typeOf(train)));

const CGR_LIMIT = 3;

/** R091, R117 */
export const trainLimit = (s: State1856, company: string): number =>
  isCgr(company) ? CGR_LIMIT : phases[s.phase].trainLimit;

/** Notes a company's new train. R114: once the CGR has owned a permanent one, its price moves and it may pay dividends. */
export function ownsPermanent(s: State1856, company: CompanyId, train: TrainId): void {
  if (isCgr(company) && isPermanent(s, train)) s.cgr.permanent = true;
}

/** True if a company has a route but no train. R115: for the CGR only once it has owned a permanent train. */
export const mustBuyTrain = (s: State1856, company: CompanyId): boolean =>
  trainsOf(s, company).length === 0 && !(isCgr(company) && !s.cgr.permanent) && hasRoute(map, s.board, company);

/** The purchase that needs the president's money: `sum` is his part. Null if the company need not buy or can pay. */
export function forcedPurchase(s: State1856) {
  const { company } = turnOf(s);
  const price = cheapestPrice(s, company);
  const sum = price - funds(s);
  return sum > 0 && mustBuyTrain(s, company) ? { seat: operator(s), company, sum, price } : null;
}
