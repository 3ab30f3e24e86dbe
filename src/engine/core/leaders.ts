import type { Seat } from './action.ts';

/** The seats worth most. Equal seats lead together. */
export function leaders(worth: Readonly<Record<Seat, number>>): Seat[] {
  const best = Math.max(...Object.values(worth));
  return Object.keys(worth)
    .map(Number)
    .filter((seat) => worth[seat] === best);
}
