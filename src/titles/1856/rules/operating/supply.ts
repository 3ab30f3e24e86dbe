// What trains there are to be had from the bank: on top of its stack, and in its pool; and how many a company may have
// (R008-R009, R090-R091, R117). Where one must be bought, and what the president adds for the cheapest (R093).
import { nextOf, onSale, type TrainId, trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import { hasRoute } from '../../../../kernel/run/route.ts';
import { funds, operator } from '../../../../kernel/turn.ts';
import type { CompanyId } from '../companies.ts';
import { map } from '../map.ts';
import { isCgr, type State1856, turnOf } from '../state.ts';
import { exchangeable, lastType, phases, trainFacts, trainTypes } from '../trains.ts';

export const priceOfTrain = (s: State1856, train: TrainId): number => trainFacts(s, typeOf(train)).price;

/** R114, R116: it does not rust. */
export const isPermanent = (s: State1856, train: TrainId): boolean =>
  trainFacts(s, typeOf(train)).rustsOn === undefined;

/** R009: Diesels are for sale beside the 6-trains, once the first of these is sold. */
export const isLastOnSale = (s: State1856): boolean => (s.depot.sold['6'] ?? 0) > 0;

/** A Diesel, or an 8-train where those are played. */
export const isLast = (s: State1856, train: TrainId): boolean => typeOf(train) === lastType(s).type;

/** New trains that the bank sells now. */
export function newTrains(s: State1856): TrainId[] {
  const types = new Set([onSale(s, trainTypes(s)).type]);
  if (isLastOnSale(s)) types.add(lastType(s).type);
  return [...types].map((type) => nextOf(s, type));
}

/** R116: the CGR buys only trains that do not rust. */
export const suits = (s: State1856, company: CompanyId, train: TrainId): boolean =>
  !isCgr(company) || isPermanent(s, train);

/** R093: the least that a train from the bank or its pool costs this company. */
export const cheapestPrice = (s: State1856, company: CompanyId): number =>
  Math.min(
    ...[...newTrains(s), ...s.depot.pool].filter((train) => suits(s, company, train)).map((t) => priceOfTrain(s, t)),
  );

/** Whether it has a train that it could give for a Diesel (R008). */
export const canExchange = (s: State1856, company: CompanyId): boolean =>
  isLastOnSale(s) && trainsOf(s, company).some((train) => exchangeable.includes(typeOf(train)));

const CGR_LIMIT = 3;

/** R091, R117 */
export const trainLimit = (s: State1856, company: string): number =>
  isCgr(company) ? CGR_LIMIT : phases[s.phase].trainLimit;

/** A company has got a train. R114: once the CGR has owned one that does not rust its price moves and it pays dividends. */
export function ownsPermanent(s: State1856, company: CompanyId, train: TrainId): void {
  if (isCgr(company) && isPermanent(s, train)) s.cgr.permanent = true;
}

/** A company without a train that has a route. R115: the CGR only once it has owned a permanent train. */
export const mustBuyTrain = (s: State1856, company: CompanyId): boolean =>
  trainsOf(s, company).length === 0 && !(isCgr(company) && !s.cgr.permanent) && hasRoute(map, s.board, company);

/** `sum` is the president's part. Null where the company need not buy, or has the money. */
export function forcedPurchase(s: State1856) {
  const { company } = turnOf(s);
  const price = cheapestPrice(s, company);
  const sum = price - funds(s);
  return sum > 0 && mustBuyTrain(s, company) ? { seat: operator(s), company, sum, price } : null;
}
