// R044: whoever has more shares than the president becomes president, at once.
import type { Emit } from '../../engine/core/event.ts';
import { holdsPresidency, percentOf, presiding, unitOf } from '../../engine/shares/shares.ts';
import { passPresidency, settlePresidency as settle } from '../../kernel/stock/presidency.ts';
import type { CompanyId } from './companies.ts';
import type { Event1856 } from './events.ts';
import type { State1856 } from './state.ts';

/** What the president's certificate is worth: two ordinary shares, were it paid for by half only (R110). */
export const presidentsPercent = (s: State1856, company: CompanyId): number => 2 * unitOf(s, company);

export function settlePresidency(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  settle(s, company, emit);
  const president = presiding(s, company);
  // R110: a president by one share of the CGR takes the certificate with his second
  if (!holdsPresidency(s, company, president) && percentOf(s, company, president) >= presidentsPercent(s, company))
    passPresidency(s, company, president, emit);
}
