// R044: whoever has more shares than the president becomes president, at once.
import type { Seat } from '../../engine/core/action.ts';
import type { Emit } from '../../engine/core/event.ts';
import {
  holdsPresidency,
  mostHeld,
  percentOf,
  presiding,
  type Stake,
  swapPresidency,
  unitOf,
} from '../../engine/shares/shares.ts';
import type { CompanyId } from './companies.ts';
import type { Event1856 } from './events.ts';
import { nextSeat, type State1856, seatsFrom } from './state.ts';

/** What the president's certificate is worth: two ordinary shares, were it paid for by half only (R110). */
export const presidentsPercent = (s: State1856, company: CompanyId): number => 2 * unitOf(s, company);

/** Who has most after this president, and how much: of equal ones the first to his left. */
export function nextInLine(s: State1856, company: CompanyId, president: Seat): Stake {
  return mostHeld(
    s,
    company,
    seatsFrom(s, nextSeat(s, president)).filter((seat) => seat !== president),
  );
}

/** Gives the president's certificate to a new president, who gives as much in shares for it. */
export function passPresidency(s: State1856, company: CompanyId, to: Seat, emit: Emit<Event1856>): void {
  const from = presiding(s, company);
  swapPresidency(s, company, to);
  if (from !== to) emit?.({ type: 'presidencyPassed', company, from, to });
}

export function settlePresidency(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  const president = presiding(s, company);
  const next = nextInLine(s, company, president);
  const held = percentOf(s, company, president);
  if (next.seat !== null && next.percent > held) passPresidency(s, company, next.seat, emit);
  // R110: a president by one share of the CGR takes the certificate with his second
  else if (!holdsPresidency(s, company, president) && held >= presidentsPercent(s, company))
    passPresidency(s, company, president, emit);
}
