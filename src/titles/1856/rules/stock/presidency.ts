// R044: whoever has more shares than the president becomes president, at once. Only the CGR, with a president by one share
// (R110), has its president's certificate in the offering.
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

/** What the president's certificate is worth: two ordinary shares, were it paid for by half only (R110). */
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

/** What the buyer of one share has to give for the president's certificate. */
const difference = (s: State1856, company: CompanyId): number => presidentsPercent(s, company) - unitOf(s, company);

export const hasShareFor = (s: State1856, seat: Seat, company: CompanyId, from: Holder): boolean =>
  hasOrdinary(s, company, from) ||
  (certificatesOf(s, company).holders[0] === from && percentOf(s, company, seat) >= difference(s, company));

/**
 * One share out of the offering or the market. Where only the president's certificate is left there, whoever has a share
 * gives it and takes the certificate.
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
