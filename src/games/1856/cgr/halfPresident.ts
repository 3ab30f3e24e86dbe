// R110: the president of the CGR who has one share only, and not the president's certificate.
import type { Seat } from '../../../engine/core/action.ts';
import { holdsPresidency, presidentOf } from '../../../engine/shares/shares.ts';
import { CGR } from '../companies.ts';
import { isStarted, type State1856 } from '../state.ts';

/** Who has to buy a second share at his next turn in a stock round; 0 for nobody. */
export function halfPresident(s: State1856): Seat {
  const president = presidentOf(s, CGR);
  return isStarted(s, CGR) && !holdsPresidency(s, CGR, president) ? president : 0;
}
