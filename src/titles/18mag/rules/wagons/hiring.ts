// What must hold for a wagon to be hired after others, with the run or apart from it (R093, R102, R190), and its hire.
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { pay } from '../../../../engine/money/bank.ts';
import type { MajorId, MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { funds, type State18Mag, turnOf } from '../state.ts';
import { hirers, wagonPrice } from './wagons.ts';

/** The wagons hired before this turn's next one, and those of an action. */
export const hiredSoFar = (s: State18Mag, wagons: readonly MajorId[] = []): readonly MajorId[] => [
  ...turnOf(s).wagons,
  ...wagons,
];

export const isForHire = (s: State18Mag, wagon: MajorId): boolean => hirers(s).includes(wagon);

/** R190: the treasury as it is before the run pays the last of these, and all before it that are not paid yet. */
export function priceOfLast(s: State18Mag, wagons: readonly MajorId[]): { price: number; cash: number } {
  const paid = turnOf(s).wagons.length;
  const due = wagons.slice(paid, -1).reduce((sum, _, i) => sum + wagonPrice(s, paid + i), 0);
  return { price: wagonPrice(s, wagons.length - 1), cash: funds(s) - due };
}

export function isAffordable(s: State18Mag, wagons: readonly MajorId[]): boolean {
  const { price, cash } = priceOfLast(s, wagons);
  return price <= cash;
}

/** The wagons that can follow those hired so far, as far as can be told at a glance. */
export const nextWagons = (s: State18Mag, soFar: readonly MajorId[]): readonly MajorId[] =>
  hirers(s).filter((wagon) => !soFar.includes(wagon));

/** The wagon hired after so many others: its price goes to the major it is of. */
export function payWagon(s: State18Mag, company: MinorId, wagon: MajorId, after: number, emit: Emit<Event18Mag>): void {
  const price = wagonPrice(s, after);
  pay(s, treasury(company), treasury(wagon), price, 'wagon', emit);
  emit?.({ type: 'wagonHired', company, wagon, price });
}

/** In the turn of a minor: after those that it has hired in it. */
export function hire(s: State18Mag, wagon: MajorId, emit: Emit<Event18Mag>): void {
  const { company, wagons } = turnOf(s);
  payWagon(s, company, wagon, wagons.length, emit);
  wagons.push(wagon);
}
