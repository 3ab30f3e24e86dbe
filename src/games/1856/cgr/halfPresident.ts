// R110: the president of the CGR who has one share only, and not the whole president's certificate.
import type { Seat } from '../../../engine/core/action.ts';
import { certificatesOf, holdsPresidency, presidentOf } from '../../../engine/shares/shares.ts';
import { CGR } from '../companies.ts';
import { isStarted, type State1856 } from '../state.ts';
import { hasHalf, takeHalf } from './halfCertificate.ts';

/** Who has to buy a second share at his next turn in a stock round; null for nobody. */
export function halfPresident(s: State1856): Seat | null {
  const president = presidentOf(s, CGR);
  return isStarted(s, CGR) && (!holdsPresidency(s, CGR, president) || hasHalf(s)) ? president : null;
}

/** The first holder of one share presides. */
export function becomeHalfPresident(s: State1856, seat: Seat): void {
  certificatesOf(s, CGR).president = seat;
  takeHalf(s, seat);
}
