// R110: the president of the CGR who has one share only, and not the whole president's certificate.
import type { Seat } from '../../../../engine/core/action.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import {
  certificatesOf,
  type Holder,
  holdsPresidency,
  moveOrdinary,
  OFFER,
  POOL,
  percentOf,
  presidentOf,
  unitOf,
} from '../../../../engine/shares/shares.ts';
import { CGR } from '../companies.ts';
import { isOfferShut } from '../limits.ts';
import { isStarted, priceOf, type State1856 } from '../state.ts';

/** Who has to buy a second share at his next turn in a stock round; null for nobody. */
export function halfPresident(s: State1856): Seat | null {
  const president = presidentOf(s, CGR);
  return isStarted(s, CGR) && (!holdsPresidency(s, CGR, president) || hasHalf(s)) ? president : null;
}

/** He buys the second before anything else. */
export const owesSecondShare = (s: State1856, seat: Seat): boolean => halfPresident(s) === seat;

/** The least that it costs him. */
export function secondSharePrice(s: State1856): number {
  const offer = percentOf(s, CGR, OFFER) > 0 && !isOfferShut(s, CGR) ? [s.companies.CGR.par] : [];
  const pool = percentOf(s, CGR, POOL) > 0 ? [priceOf(s, CGR)] : [];
  return Math.min(...offer, ...pool);
}

export const canPaySecondShare = (s: State1856, seat: Seat): boolean => cashOf(s, seat) >= secondSharePrice(s);

/** The first holder of one share presides. */
export function becomeHalfPresident(s: State1856, seat: Seat): void {
  certificatesOf(s, CGR).president = seat;
  takeHalf(s, seat);
}

/** By a ruling the president with one share has the certificate, and one half of it is not paid for. */
export const isHalved = (s: State1856): boolean => ruling(s, 'cgrHalfPresident') === 'halfCertificate';
const hasHalf = (s: State1856): boolean => certificatesOf(s, CGR).percents[0] === unitOf(s, CGR);

/** Nobody gets two shares: one more share is handed out, because half of the certificate is one. */
export function offerHalf(s: State1856): void {
  if (!isHalved(s)) return;
  const all = certificatesOf(s, CGR);
  all.percents.push(unitOf(s, CGR));
  all.holders.push(OFFER);
}

/** He has half of the certificate for his share; the other half is nobody's. */
function takeHalf(s: State1856, seat: Seat): void {
  if (!isHalved(s)) return;
  const all = certificatesOf(s, CGR);
  moveOrdinary(s, CGR, seat, null, unitOf(s, CGR));
  all.holders[0] = seat;
  all.percents[0] = unitOf(s, CGR);
}

/**
 * A share has been bought `from` there, and whoever presides may have two now: the certificate becomes whole. The share
 * that the president himself bought stays where it was; another who has taken his place gives one to the offering.
 */
export function completeCertificate(s: State1856, before: Seat | null, from: Holder): void {
  const all = certificatesOf(s, CGR);
  const president = presidentOf(s, CGR);
  if (!hasHalf(s) || !all.holders.some((holder, i) => i > 0 && holder === president)) return;
  moveOrdinary(s, CGR, president, president === before ? from : OFFER, unitOf(s, CGR));
  all.percents[0] = 2 * unitOf(s, CGR);
  const half = all.holders.indexOf(null);
  all.percents.splice(half, 1);
  all.holders.splice(half, 1);
}
