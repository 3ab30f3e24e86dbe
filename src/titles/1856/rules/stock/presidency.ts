// R044: a player with more shares than the president becomes president at once. Only the CGR, with a president by one
// share (R110), can have its president's certificate in offering or market.
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import {
  certificatesOf,
  givePresidency,
  type Holder,
  holdsPresidency,
  moveOrdinary,
  percentOf,
  presiding,
  unitOf,
} from '../../../../engine/shares/shares.ts';
import { passPresidency, settlePresidency as settle } from '../../../../kernel/stock/presidency.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { State1856 } from '../state.ts';

/** Percent of a whole president's certificate: two ordinary shares, even if only half is paid for (R110). */
export const presidentsPercent = (s: State1856, company: CompanyId): number => 2 * unitOf(s, company);

export function settlePresidency(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  settle(s, company, emit);
  const president = presiding(s, company);
  // R110: a president by one share of the CGR takes the certificate with his second
  if (!holdsPresidency(s, company, president) && percentOf(s, company, president) >= presidentsPercent(s, company))
    passPresidency(s, company, president, emit);
}

const hasOrdinary = (s: State1856, company: CompanyId, holder: Holder): boolean =>
  certificatesOf(s, company).holders.indexOf(holder, 1) > 0;

/** Percent that the buyer of one share gives back for the president's certificate. */
const difference = (s: State1856, company: CompanyId): number => presidentsPercent(s, company) - unitOf(s, company);

export const hasShareFor = (s: State1856, seat: Seat, company: CompanyId, from: Holder): boolean =>
  hasOrdinary(s, company, from) ||
  (certificatesOf(s, company).holders[0] === from && percentOf(s, company, seat) >= difference(s, company));

/**
 * Takes one share out of the offering or the market. If only the president's certificate is left there, the buyer gives
 * a share of his and takes the certificate.
 */
export function takeShare(s: State1856, seat: Seat, company: CompanyId, from: Holder, emit: Emit<Event1856>): void {
  if (hasOrdinary(s, company, from)) {
    moveOrdinary(s, company, from, seat, unitOf(s, company));
    return;
  }
  const old = presiding(s, company);
  moveOrdinary(s, company, seat, from, difference(s, company));
  givePresidency(s, company, seat);
  if (old !== seat) emit?.({ type: 'presidencyPassed', company, from: old, to: seat });
}
