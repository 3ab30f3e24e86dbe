// The host's plans for a seat before the game, and the requests that carry them out.
import type { ArrangeBody, SeatBody, SeatView, Table } from '../../../api/tables.ts';
import { levelsFor } from '../botLabel.ts';

/** `stay`: the person on the seat keeps it. */
export type SeatPlan = 'stay' | 'free' | 'reserved' | NonNullable<SeatView['level']>;

export const planOf = ({ kind, level, reserved }: SeatView): SeatPlan => {
  if (kind === 'empty') return reserved ? 'reserved' : 'free';
  return level ?? 'stay';
};

/** The plans for a seat. At a private table seats need not be reserved, as it opens only by invitation. */
export function plansFor(table: Table, seat: SeatView): SeatPlan[] {
  const empty: SeatPlan[] = table.visibility === 'private' ? ['free'] : ['free', 'reserved'];
  return [...(seat.kind === 'person' ? (['stay'] as const) : []), ...empty, ...levelsFor(seat.level)];
}

/** Names the person seen on the seat, so that a later one is not sent away by mistake. */
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

/** The order of the seats after this one has swapped places with a neighbour. */
export function swapped(table: Table, seat: number, by: 1 | -1): number[] {
  const order = playersOf(table).map((one) => one.seat);
  [order[seat - 1], order[seat - 1 + by]] = [order[seat - 1 + by]!, order[seat - 1]!];
  return order;
}

/** The fewest seats possible: only empty seats can be removed. */
export const fewest = (table: Table, least: number): number =>
  Math.max(least, playersOf(table).filter(({ kind }) => kind !== 'empty').length);
