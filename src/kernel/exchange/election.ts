// When all shares are exchanged: who presides over the survivor. While they are, nobody looks at that.
import type { Seat } from '../../engine/core/action.ts';
import type { Emit } from '../../engine/core/event.ts';
import type { Core } from '../../engine/core/state.ts';
import { certificatesOf, mostHeld, type SharesSlice } from '../../engine/shares/shares.ts';
import { type PresidencyPassed, passPresidency, presidentsPercent } from '../stock/presidency.ts';

/**
 * Of these seats the one with most, the first of equal ones, takes the president's certificate for shares of his. Where
 * nobody has enough for it nobody presides, and null is given.
 */
export function electPresident(
  s: Core & SharesSlice,
  company: string,
  seats: readonly Seat[],
  emit: Emit<PresidencyPassed>,
): Seat | null {
  const { seat, percent } = mostHeld(s, company, seats);
  if (seat === null || percent < presidentsPercent(s, company)) {
    certificatesOf(s, company).president = null;
    return null;
  }
  passPresidency(s, company, seat, emit);
  certificatesOf(s, company).president = seat; // also where he had got the certificate in the exchange
  return seat;
}
