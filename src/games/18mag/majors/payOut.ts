// A major pays its shareholders, and its price moves by the total (R115-R119, R155-R156, R191).

import type { Emit } from '../../../engine/core/event.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { BANK, cashOf, pay } from '../../../engine/money/bank.ts';
import { POOL, percentOf } from '../../../engine/shares/shares.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { movementFor } from '../market.ts';
import { moveMarker } from '../prices.ts';
import type { State18Mag } from '../state.ts';

/** R115: a step of the payment is 1 for each of the ten shares. */
export const TEN = 10;

/** All that can be paid, in tens; what is over stays (R118). */
export const mostToPay = (s: State18Mag, company: MajorId): number => {
  const cash = cashOf(s, treasury(company));
  return cash - (cash % TEN);
};

export function payOut(
  s: State18Mag,
  { company, amount, byItself }: { company: MajorId; amount: number; byItself: boolean },
  emit: Emit<Event18Mag>,
): void {
  emit?.({ type: 'dividendDeclared', company, amount, byItself });
  const partOf = (percent: number) => (amount * percent) / 100;
  for (const seat of seatsOf(s)) pay(s, treasury(company), seat, partOf(percentOf(s, company, seat)), 'dividend', emit);
  pay(s, treasury(company), BANK, partOf(percentOf(s, company, POOL)), 'dividend', emit); // R116
  moveMarker(s, company, movementFor(s, amount), emit);
}
