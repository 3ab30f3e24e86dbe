// Worth of a minor's payment to its owner: it leaves the treasury, and part of it returns through his shares.
import { percentOf, type Seat } from '../../../engine/index.ts';
import type { MajorId } from '../rules/companies.ts';
import type { State18Mag } from '../rules/state.ts';
import { treasuryWorth } from './horizon.ts';

/** Weight of income for the price of a major, besides the dividend. */
const BESIDES = 1.4;

/** Negative if it costs more than it returns. */
export const paymentWorth = (
  s: State18Mag,
  seat: Seat,
  cost: number,
  to: MajorId | null = null,
  income: number = cost,
): number => {
  const back = to === null ? 0 : (BESIDES * income * percentOf(s, to, seat)) / 100;
  return back - cost * treasuryWorth(s);
};
