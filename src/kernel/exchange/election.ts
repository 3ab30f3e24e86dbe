// Elects the president of the survivor after all shares are exchanged. Until then nobody is elected.
import type { Seat } from '../../engine/core/action.ts';
import type { Emit } from '../../engine/core/event.ts';
import type { Core } from '../../engine/core/state.ts';
import { certificatesOf, mostHeld, type SharesSlice } from '../../engine/shares/shares.ts';
import { type PresidencyPassed, passPresidency, presidentsPercent } from '../stock/presidency.ts';

/**
 * Gives the president's certificate to the seat with most shares, for shares of his; among equals to the first of these
 * seats. If nobody has enough for it, nobody presides, and the result is null.
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
  certificatesOf(s, company).president = seat; // also if he had got the certificate in the exchange
  return seat;
}
