// A company's outlook, what it is worth to a seat, and what it gains by money, trains and track.
import { cashOf, copyOf, percentOf, type Seat, type TrainId, treasury } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { spotOf } from '../rules/market.ts';
import type { RunningTrain } from '../rules/operating/problem.ts';
import { bankTrain, newPrice } from '../rules/operating/supply.ts';
import { hasTrain, isFloated, isInReceivership, own, type State1862 } from '../rules/state.ts';
import { trainFacts } from '../rules/trains.ts';
import { freshRevenue, nearHome } from './fresh.ts';
import { horizon } from './horizon.ts';
import { lastsFor, replacement } from './lifetime.ts';
import { type Outlook, shareWorth } from './prospect.ts';
import { fleetOf, revenueOf } from './runs.ts';

export const partOf = (s: State1862, company: CompanyId, seat: Seat): number => percentOf(s, company, seat) / 100;

/** The place of its marker; before it floats, of its IPO price. */
const spaceOf = (s: State1862, company: CompanyId): number =>
  s.market.spots[company]?.col ?? spotOf(own(s, company).ipo).col;

/** Money for trains of a chartered company, and of another that has sold half of its shares (R018). */
export const charterMoney = (price: number): number => 10 * price - 180;
export const startMoney = (price: number): number => 5 * price - 80;

/** Part of the values near home that trains without a run may find, once track is built. */
const HOPED = 0.3;
/** Part of a first revenue that comes true. */
const FIRST = 0.8;

/** A company without trains that has this much money for them. */
export function freshOutlook(s: State1862, company: CompanyId, space: number, money: number): Outlook {
  const train = bankTrain(s);
  const facts = trainFacts(s, train);
  const price = newPrice(s, train);
  const revenue = FIRST * freshRevenue(s, company, money);
  if (money < price) return { space, revenue, later: revenue, fades: 0, lasts: 0, money, needs: price };
  const lasts = lastsFor(s, facts);
  const left = money - price;
  return { space, revenue, later: revenue, fades: lasts, lasts, money: left, needs: replacement(s, facts) };
}

/** Runs that a train has left when it is obsolete (R147). */
const warranted = (s: State1862, train: TrainId): number => copyOf(s, train).warranties ?? 0;

/** A company with these trains and this money. */
export function outlookWith(
  s: State1862,
  company: CompanyId,
  fleet: readonly RunningTrain[],
  money: number,
  space = spaceOf(s, company),
): Outlook {
  const lives = fleet.map(({ id, facts }) => Math.max(lastsFor(s, facts), warranted(s, id)));
  const [fades, lasts] = [Math.min(...lives), Math.max(...lives)];
  const found = revenueOf(s, company, fleet, s.board);
  const revenue = found > 0 ? found : HOPED * nearHome(company, s.phase);
  const last = fleet.filter((_, i) => lives[i]! > fades);
  const later = last.length === 0 || found === 0 ? revenue : revenueOf(s, company, last, s.board);
  const oldest = fleet.find((_, i) => lives[i] === lasts)!;
  return { space, revenue, later, fades, lasts, money, needs: replacement(s, oldest.facts) };
}

export function outlookOf(s: State1862, company: CompanyId): Outlook {
  const { chartered, ipo } = own(s, company);
  if (!isFloated(s, company))
    return freshOutlook(s, company, spaceOf(s, company), chartered ? charterMoney(ipo) : startMoney(ipo));
  const money = cashOf(s, treasury(company));
  const fleet = fleetOf(s, company);
  return fleet.length > 0
    ? outlookWith(s, company, fleet, money)
    : freshOutlook(s, company, spaceOf(s, company), money);
}

/** Worth of one share at the end, if somebody directs the company. */
export const prospectDirected = (s: State1862, company: CompanyId): number =>
  shareWorth(outlookOf(s, company), horizon(s)) * (hasTrain(s, company) ? 1 : FIRST);

/** Rounds after which somebody takes over a company in receivership, which pays nothing till then (R085). */
const TAKEN_OVER = 2;

/** Worth of one share at the end. */
export function prospect(s: State1862, company: CompanyId): number {
  if (!isInReceivership(s, company)) return prospectDirected(s, company);
  return shareWorth({ ...outlookOf(s, company), revenue: 0, later: 0 }, Math.min(TAKEN_OVER, horizon(s)));
}

/** Worth of a treasury's pound to its owners when no train needs it: it lifts dividends (R139). */
const SPARE = 0.2;
/** Rounds in which all of it can be used. */
const USED = 4;
export const spareWorth = (s: State1862, money: number): number => SPARE * Math.min(1, horizon(s) / USED) * money;

/** Least part of a company that its director is taken to hold: he may buy more. */
const LEAST_PART = 0.3;

/** A seat's worth of a company with this outlook. */
export const stakeIn = (s: State1862, seat: Seat, company: CompanyId, outlook: Outlook): number =>
  Math.max(LEAST_PART, partOf(s, company, seat)) *
  (10 * shareWorth(outlook, horizon(s)) + spareWorth(s, outlook.money));

/** Worth to a seat of more revenue in all rounds to come. */
export function worthOfMore(s: State1862, seat: Seat, company: CompanyId, more: number): number {
  const now = outlookOf(s, company);
  const then = { ...now, revenue: now.revenue + more, later: now.later + more };
  return stakeIn(s, seat, company, then) - stakeIn(s, seat, company, now);
}
