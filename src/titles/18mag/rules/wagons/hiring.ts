// Conditions for the hire of a wagon after others, with the run or apart from it (R093, R102, R190), and the hire itself.
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { pay } from '../../../../engine/money/bank.ts';
import type { MajorId, MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { funds, type State18Mag, turnOf } from '../state.ts';
import { hirers, wagonPrice } from './wagons.ts';

/** Wagons hired in this turn, then those of an action. */
export const hiredSoFar = (s: State18Mag, wagons: readonly MajorId[] = []): readonly MajorId[] => [
  ...turnOf(s).wagons,
  ...wagons,
];

export const isForHire = (s: State18Mag, wagon: MajorId): boolean => hirers(s).includes(wagon);

/** R190: price of the last wagon, and the treasury before the run less the unpaid wagons before it. */
export function priceOfLast(s: State18Mag, wagons: readonly MajorId[]): { price: number; cash: number } {
  const paid = turnOf(s).wagons.length;
  const due = wagons.slice(paid, -1).reduce((sum, _, i) => sum + wagonPrice(s, paid + i), 0);
  return { price: wagonPrice(s, wagons.length - 1), cash: funds(s) - due };
}

export function isAffordable(s: State18Mag, wagons: readonly MajorId[]): boolean {
  const { price, cash } = priceOfLast(s, wagons);
  return price <= cash;
}

/** Wagons that can follow those hired so far, by a quick test. */
export const nextWagons = (s: State18Mag, soFar: readonly MajorId[]): readonly MajorId[] =>
  hirers(s).filter((wagon) => !soFar.includes(wagon));

/** Pays a wagon's major, at the price of a wagon hired `after` this many others. */
export function payWagon(s: State18Mag, company: MinorId, wagon: MajorId, after: number, emit: Emit<Event18Mag>): void {
  const price = wagonPrice(s, after);
  pay(s, treasury(company), treasury(wagon), price, 'wagon', emit);
  emit?.({ type: 'wagonHired', company, wagon, price });
}

/** Hires a wagon in the turn of a minor, after those already hired in it. */
export function hire(s: State18Mag, wagon: MajorId, emit: Emit<Event18Mag>): void {
  const { company, wagons } = turnOf(s);
  payWagon(s, company, wagon, wagons.length, emit);
  wagons.push(wagon);
}
