// R110: a president of the CGR with a single share, who lacks the whole president's certificate.
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

/** Seat that must buy a second share of the CGR in its next stock turn; null for none. */
export function halfPresident(s: State1856): Seat | null {
  const president = presidentOf(s, CGR);
  return isStarted(s, CGR) && (!holdsPresidency(s, CGR, president) || hasHalf(s)) ? president : null;
}

/** True if this seat must buy its second share before anything else. */
export const owesSecondShare = (s: State1856, seat: Seat): boolean => halfPresident(s) === seat;

/** Lowest price of the second share. */
export function secondSharePrice(s: State1856): number {
  const offer = percentOf(s, CGR, OFFER) > 0 && !isOfferShut(s, CGR) ? [s.companies.CGR.par] : [];
  const pool = percentOf(s, CGR, POOL) > 0 ? [priceOf(s, CGR)] : [];
  return Math.min(...offer, ...pool);
}

export const canPaySecondShare = (s: State1856, seat: Seat): boolean => cashOf(s, seat) >= secondSharePrice(s);

/** Makes a holder of one share president. */
export function becomeHalfPresident(s: State1856, seat: Seat): void {
  certificatesOf(s, CGR).president = seat;
  takeHalf(s, seat);
}

/** True if, by ruling, a president with one share holds the certificate with one half unpaid. */
export const isHalved = (s: State1856): boolean => ruling(s, 'cgrHalfPresident') === 'halfCertificate';
const hasHalf = (s: State1856): boolean => certificatesOf(s, CGR).percents[0] === unitOf(s, CGR);

/** Adds a share to the offering if nobody gets two, because half of the certificate is then one share. */
export function offerHalf(s: State1856): void {
  if (!isHalved(s)) return;
  const all = certificatesOf(s, CGR);
  all.percents.push(unitOf(s, CGR));
  all.holders.push(OFFER);
}

/** Trades his share for half of the certificate; the other half belongs to nobody. */
function takeHalf(s: State1856, seat: Seat): void {
  if (!isHalved(s)) return;
  const all = certificatesOf(s, CGR);
  moveOrdinary(s, CGR, seat, null, unitOf(s, CGR));
  all.holders[0] = seat;
  all.percents[0] = unitOf(s, CGR);
}

/**
 * Makes the certificate whole after a purchase, if the president has another share. The president `before` puts that
 * share back where he bought it (`from`); a new president gives one to the offering.
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
