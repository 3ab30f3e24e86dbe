// Worth of a minor's payment to its owner: it leaves the treasury, and part of it returns through his shares.
import { type Seat, trainsOf } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { MajorId } from '../rules/companies.ts';
import { type State18Mag, turnOf } from '../rules/state.ts';
import { courseOf } from './course.ts';
import { roundsLeft } from './horizon.ts';
import { returnOf } from './returns.ts';

export interface Payments {
  /** Worth of a payment to this major, which earns a part of it; negative if it costs more than it returns. */
  of(cost: number, to?: MajorId, income?: number): number;
  /** Worth of a Forint of revenue in the next run: half of it is the owner's, half stays (R091). */
  readonly revenue: number;
}

/** Payments of the minor in turn. */
export function paymentsOf(s: State18Mag, seat: Seat): Payments {
  const { company } = turnOf(s);
  const forint = courseOf(s, seat, company).forint(roundsLeft(s), trainsOf(s, company), treasuryOf(s, company));
  return {
    of: (cost, to, income = cost) => (to ? income * returnOf(s, seat, to) : 0) - cost * forint,
    revenue: (1 + forint) / 2,
  };
}
