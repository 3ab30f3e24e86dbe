// A company's next train: its time, its cost, and the part its president may have to add (R093).
import { cashOf, presidentOf, type Seat, trainsOf, treasury, typeOf, unitOf } from '../../../engine/index.ts';
import { type CompanyId, isOrdinary } from '../rules/companies.ts';
import { cheapestPrice } from '../rules/operating/supply.ts';
import { priceOf, type State1856, startedIds } from '../rules/state.ts';
import { keepsPresidency, sellablePercents } from '../rules/stock/sellShares.ts';
import { trainFacts } from '../rules/trains.ts';
import { loanFor } from './fleet.ts';
import { lastsFor, lifeOf, roundsAfter } from './horizon.ts';

export interface Need {
  readonly price: number;
  /** Likelihood from 0 to 1 that it comes before the next stock round is over. */
  readonly soon: number;
}

const NONE: Need = { price: 0, soon: 0 };
/** Rounds for which a president plans. */
const AHEAD = 4;

export function needOf(s: State1856, company: CompanyId): Need {
  const own = trainsOf(s, company);
  if (!isOrdinary(company) && !s.cgr.permanent) return NONE; // R114: the CGR borrows
  if (own.length === 0) return { price: cheapestPrice(s, company), soon: 1 };
  const lasts = lastsFor(s, own);
  if (lasts >= roundsAfter(s)) return NONE;
  const last = own.reduce((a, b) => (lifeOf(s, typeOf(b)) > lifeOf(s, typeOf(a)) ? b : a));
  const { rustsOn } = trainFacts(s, typeOf(last));
  return { price: trainFacts(s, rustsOn!).price, soon: Math.max(0, Math.min(1, 1 - lasts / AHEAD)) };
}

/** Money missing for the train it will need. */
export const shortOf = (s: State1856, company: CompanyId): number =>
  Math.max(0, needOf(s, company).price - cashOf(s, treasury(company)) - loanFor(s, company));

/** Expected cost of its next train to its president. */
export const burdenOf = (s: State1856, company: CompanyId): number => needOf(s, company).soon * shortOf(s, company);

/** Reserve that a president should be able to raise, for all his companies. */
export const reserveOf = (s: State1856, seat: Seat): number =>
  startedIds(s)
    .filter((company) => presidentOf(s, company) === seat)
    .reduce((sum, company) => sum + burdenOf(s, company), 0);

/** Part of the current price that a hasty sale brings. */
const IN_HASTE = 0.7;

/** Sum that a seat could raise by selling shares without giving up a presidency. */
export const liquidOf = (s: State1856, seat: Seat): number =>
  startedIds(s).reduce((sum, company) => {
    const most = sellablePercents(s, seat, company, keepsPresidency).at(-1) ?? 0;
    return sum + (IN_HASTE * priceOf(s, company) * most) / unitOf(s, company);
  }, 0);
