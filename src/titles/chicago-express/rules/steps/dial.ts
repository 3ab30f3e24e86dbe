// A dial and its one step to the right (R027).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import type { ChicagoEvent } from '../events.ts';
import { type ChicagoState, type Dial, isRed } from '../state.ts';

export function moveDial(s: ChicagoState, dial: Dial, emit: Emit<ChicagoEvent>, seat: Seat): void {
  s.dials[dial] += 1;
  emit?.({ type: 'dialMoved', seat, dial, steps: s.dials[dial], red: isRed(s, dial) });
}
