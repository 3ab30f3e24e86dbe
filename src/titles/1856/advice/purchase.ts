// The worth of another train to a company and to its president.
import {
  cashOf,
  presidentOf,
  presiding,
  ruling,
  type Seat,
  type TrainId,
  trainsOf,
  treasury,
  typeOf,
} from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { LOAN } from '../rules/operating/loans.ts';
import { cheapestPrice } from '../rules/operating/supply.ts';
import { type State1856, startedIds } from '../rules/state.ts';
import { trainFacts } from '../rules/trains.ts';
import { boardOf } from './boards.ts';
import { lastsFor, lifeOf, roundsAfter } from './horizon.ts';
import { prospectOf } from './prospects.ts';
import { revenueOf } from './runs.ts';
import { horizon, stakeOf } from './stake.ts';

/** Worth of a treasury's dollar to its president: it does not count at the end of the game, but it buys trains. */
export const TREASURY = 0.4;
/** Discount on replacing trains that are not yet obsolete: it could be done later. */
const BEFOREHAND = 0.7;

/** The trains of these that survive the first sale of a type. */
const surviving = (s: State1856, trains: readonly TrainId[], type: string): readonly TrainId[] =>
  (s.depot.sold[type] ?? 0) > 0 ? trains : trains.filter((train) => trainFacts(s, typeOf(train)).rustsOn !== type);

/** The board on which it will run with these trains: if it has no run yet, the one after its next tiles, a round later. */
function boardFor(s: State1856, company: CompanyId, trains: readonly TrainId[]) {
  const board = boardOf(s, company);
  const runs = trainsOf(s, company).length > 0 || revenueOf(s, company, trains, board) > 0;
  return runs ? { board, later: 0 } : { board: prospectOf(s, company), later: 1 };
}

/** Extra earnings of the company with the trains `next` instead of its own, over the rounds that count. */
function earnedMore(s: State1856, company: CompanyId, next: readonly TrainId[], bought: TrainId): number {
  const own = trainsOf(s, company);
  const { board, later } = boardFor(s, company, next);
  const rounds = Math.max(0, Math.min(horizon(s), roundsAfter(s)) - later);
  const before = Math.min(rounds, lastsFor(s, surviving(s, own, typeOf(bought))));
  const after = Math.min(rounds, lastsFor(s, [bought]));
  const more = revenueOf(s, company, next, board) - revenueOf(s, company, own, board);
  const alone = revenueOf(s, company, [bought], board);
  return more * Math.min(before, after) + BEFOREHAND * alone * Math.max(0, after - before);
}

/** Cost to a president of loans called in: all that he has to pay (R098), or about half of his possible loss. */
function calledIn(s: State1856, seat: Seat, company: CompanyId): number {
  const short = Math.max(0, LOAN * s.companies[company].loans - cashOf(s, treasury(company)));
  const pays = ruling(s, 'cgrPresidentPays') === 'must' && cashOf(s, seat) >= short;
  return pays ? short : short / 2;
}

/** Loss of a seat when the first train of a type is sold: its companies may lose trains, and loans may be called in. */
function upheaval(s: State1856, seat: Seat, buyer: CompanyId, type: string): number {
  if ((s.depot.sold[type] ?? 0) > 0) return 0;
  let cost = 0;
  for (const company of startedIds(s)) {
    if (presidentOf(s, company) !== seat) continue;
    const own = trainsOf(s, company);
    if (company !== buyer && own.length > 0 && surviving(s, own, type).length === 0)
      cost +=
        Math.max(0, trainFacts(s, type).price - cashOf(s, treasury(company))) +
        revenueOf(s, company, own, boardOf(s, company));
    if (type === '6') cost += calledIn(s, seat, company);
  }
  return cost;
}

/** The president's gain by a train at this price from the treasury. */
export function purchaseValue(
  s: State1856,
  company: CompanyId,
  bought: TrainId,
  price: number,
  given: TrainId | null = null,
): number {
  const seat = presiding(s, company);
  const kept = surviving(s, trainsOf(s, company), typeOf(bought)).filter((train) => train !== given);
  const earned = earnedMore(s, company, [...kept, bought], bought);
  return earned * stakeOf(s, company, seat).weight - TREASURY * price - upheaval(s, seat, company, typeOf(bought));
}

/** Loss of a company and its president when a train goes. */
export function trainWorth(s: State1856, company: CompanyId, train: TrainId): number {
  const own = trainsOf(s, company);
  const others = own.filter((other) => other !== train);
  const board = boardOf(s, company);
  const lost = revenueOf(s, company, own, board) - revenueOf(s, company, others, board);
  const rounds = Math.min(horizon(s), lifeOf(s, typeOf(train)));
  const next = others.length === 0 ? cheapestPrice(s, company) : 0;
  return lost * rounds * stakeOf(s, company, presiding(s, company)).weight + TREASURY * next;
}
