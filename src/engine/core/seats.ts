// The seats at a table, in playing order. Automata that sit at it have seats after those of the players.
import type { Seat } from './action.ts';

interface Table {
  readonly seats: number;
}

export function seatsOf({ seats }: Table): Seat[] {
  const all: Seat[] = [];
  for (let seat = 1; seat <= seats; seat++) all.push(seat);
  return all;
}

/** The seat to the left. */
export const nextSeat = (s: Table, seat: Seat): Seat => (seat % s.seats) + 1;

/** All seats clockwise, this one first. */
export const seatsFrom = (s: Table, seat: Seat): Seat[] => seatsOf(s).map((i) => ((seat + i - 2) % s.seats) + 1);
