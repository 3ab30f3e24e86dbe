// What a payment of a minor is worth to its owner: it leaves the treasury, and part of it comes back by his shares.
import { percentOf, type Seat } from '../../../engine/index.ts';
import type { MajorId } from '../rules/companies.ts';
import type { State18Mag } from '../rules/state.ts';
import { treasuryWorth } from './outlook.ts';

/** Income moves the price of a major besides being paid out. */
const BESIDES = 1.4;

/** Below zero where it costs more than it brings back. */
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
