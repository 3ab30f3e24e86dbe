// A seat's part of a company, and the worth of its outlook to the seat beside its rivals.
import { percentOf, presidentOf, type Seat, seatsOf, unitOf } from '../../../engine/index.ts';
import { priceAfter } from '../../../kernel/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { prices } from '../rules/market.ts';
import { isLaunched, launchedIds, priceOf, type State1865 } from '../rules/state.ts';
import { BURDEN, type From, type Outlook, outlookOf, roundsOf } from './outlook.ts';
import { type Standing, standingOf } from './standing.ts';

export const partOf = (s: State1865, company: CompanyId, seat: Seat): number => percentOf(s, company, seat) / 100;
export const sharesOf = (s: State1865, company: CompanyId, seat: Seat): number =>
  percentOf(s, company, seat) / unitOf(s, company);

/** Companies of which he has shares. */
export const heldBy = (s: State1865, seat: Seat): CompanyId[] =>
  launchedIds(s).filter((company) => percentOf(s, company, seat) > 0);

/** Change of a share's price (R090-R091, R094). */
export function riseBy(s: State1865, company: CompanyId, cause: keyof typeof prices.moves): number {
  const spot = s.market.spots[company];
  return spot ? priceAfter(prices, spot, cause) - priceOf(s, company) : 0;
}

/** A seat's figure, less the average of the others': what helps all alike wins nothing. */
export function beside(s: State1865, seat: Seat, figure: (seat: Seat) => number): number {
  const others = seatsOf(s).filter((other) => other !== seat);
  return figure(seat) - others.reduce((sum, other) => sum + figure(other), 0) / others.length;
}

/** His shares beside those of the others. */
export const stakeIn = (s: State1865, company: CompanyId, seat: Seat): number =>
  beside(s, seat, (one) => sharesOf(s, company, one));

/** A seat's gain by a company with this outlook. */
export const gainBy = (s: State1865, company: CompanyId, seat: Seat, { gain, burden }: Outlook): number =>
  sharesOf(s, company, seat) * gain - (presidentOf(s, company) === seat ? BURDEN * burden : 0);

/** The worth to a seat of the company as a decision would make it. */
export function worthWith(
  s: State1865,
  seat: Seat,
  company: CompanyId,
  standing: Standing,
  from: From = 'turn',
): number {
  const outlook = outlookOf(s, standing, roundsOf(s, company), from);
  return beside(s, seat, (one) => gainBy(s, company, one, outlook));
}

/** Assumed for a company that is not launched yet. */
const YOUNG: Outlook = { gain: 30, burden: 0 };

export const outlookNow = (s: State1865, company: CompanyId): Outlook =>
  isLaunched(s, company) ? outlookOf(s, standingOf(s, company), roundsOf(s, company)) : YOUNG;

/** Money with which the worth of more of it is tried. */
const TRIED = 150;

/** Worth to a seat of a coin in the company's treasury: what it would buy. */
export function moneyWorth(s: State1865, seat: Seat, company: CompanyId): number {
  const now = standingOf(s, company);
  const worth = (money: number): number => worthWith(s, seat, company, { ...now, money });
  const [least, most] = [Math.max(0, now.money - TRIED), now.money + TRIED];
  return Math.max(0.03, Math.min(1, (worth(most) - worth(least)) / (most - least)));
}

/** Traffic with which the worth of more of it is tried. */
const MORE = 6;

/** Worth to a seat of a unit of traffic. */
export function trafficWorth(s: State1865, seat: Seat, company: CompanyId): number {
  const now = standingOf(s, company);
  const more = { ...now, traffic: now.traffic + MORE };
  return (worthWith(s, seat, company, more) - worthWith(s, seat, company, now)) / MORE;
}
