// What the host may make of a seat before the game, and how that is asked of the server.
import type { ArrangeBody, SeatBody, SeatView, Table } from '../../../api/tables.ts';
import { type LevelName, levelNames } from '../levelNames.ts';

/** `stay`: whoever sits there goes on sitting there. */
export type SeatPlan = 'stay' | 'free' | 'reserved' | LevelName;

export const planOf = ({ kind, level, reserved }: SeatView): SeatPlan => {
  if (kind === 'empty') return reserved ? 'reserved' : 'free';
  return level ?? 'stay';
};

/** A private table opens by the invitation alone, so no seat of it need be reserved. */
export function plansFor(table: Table, seat: SeatView): SeatPlan[] {
  const empty: SeatPlan[] = table.visibility === 'private' ? ['free'] : ['free', 'reserved'];
  return [...(seat.kind === 'person' ? (['stay'] as const) : []), ...empty, ...levelNames];
}

/** Names who was seen there, so that somebody who came since is not sent away by mistake. */
export const asked = ({ seat, person }: SeatView, plan: Exclude<SeatPlan, 'stay'>): SeatBody => ({
  seat,
  level: plan === 'free' || plan === 'reserved' ? null : plan,
  ...(plan === 'reserved' && { reserved: true }),
  was: person,
});

export const playersOf = ({ seats }: Table): SeatView[] => seats.filter(({ kind }) => kind !== 'automaton');

export const seenAt = (table: Table): Pick<ArrangeBody, 'seen'> => ({
  seen: playersOf(table).map(({ person }) => person),
});

/** The order in which this seat has changed places with the one before or after it. */
export function swapped(table: Table, seat: number, by: 1 | -1): number[] {
  const order = playersOf(table).map((one) => one.seat);
  [order[seat - 1], order[seat - 1 + by]] = [order[seat - 1 + by]!, order[seat - 1]!];
  return order;
}

/** Seats can go only where nobody sits. */
export const fewest = (table: Table, least: number): number =>
  Math.max(least, playersOf(table).filter(({ kind }) => kind !== 'empty').length);
