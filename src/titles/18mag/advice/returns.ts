// What comes back of a payment to a major: its shareholders get it, and the price may rise.
import { percentOf, type Seat, seatsOf } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { MajorId } from '../rules/companies.ts';
import type { State18Mag } from '../rules/state.ts';
import { colsOf, economyOf } from './economy.ts';
import { roundsLeft } from './horizon.ts';

/** Weight of income for the price, besides the dividend, as long as the price can still rise by it. */
const BESIDES = 0.4;
/** Weight of what the others get, on the average, against one's own. */
export const RIVALS = 0.7;

/** Each Forint that the major earns, to this seat against the others. */
export function returnOf(s: State18Mag, seat: Seat, major: MajorId): number {
  const { majors, prices, leasts } = economyOf(s);
  const [most] = leasts.at(-1)!;
  const isHigh = colsOf(s)[majors.indexOf(major)] === prices.length - 1;
  const isRich = treasuryOf(s, major) >= most * roundsLeft(s);
  const others = seatsOf(s).filter((other) => other !== seat);
  const theirs = others.reduce((sum, other) => sum + percentOf(s, major, other), 0) / others.length;
  return ((isHigh || isRich ? 1 : 1 + BESIDES) * (percentOf(s, major, seat) - RIVALS * theirs)) / 100;
}
