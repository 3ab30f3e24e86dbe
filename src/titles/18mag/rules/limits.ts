// Limits of a player's holdings (R126-R129, R162, R184).
import type { Seat } from '../../../engine/core/action.ts';
import { countHeld, percentOf, unitOf } from '../../../engine/shares/shares.ts';
import { type MajorId, majorsOf } from './companies.ts';
import type { State18Mag } from './state.ts';

/** R126, R162, R184: by the number of players. */
const limits: Readonly<Record<number, number>> = { 1: 8, 2: 10, 3: 18, 4: 14, 5: 11, 6: 9 };

export const certificateLimit = ({ players }: { readonly players: number }): number => limits[players]!;

/** R049, R126: minors do not count, a director's certificate counts one. */
export const certificatesHeld = (s: State18Mag, seat: Seat): number =>
  majorsOf(s).reduce((sum, id) => sum + countHeld(s, id, seat), 0);

/** R128: true if a place is free, as every purchase needs, even one that leaves no more certificates. */
export const hasRoom = (s: State18Mag, seat: Seat): boolean => certificatesHeld(s, seat) < certificateLimit(s);

/**
 * True if a player has too many certificates: a director who loses his certificate gets two for it. One share sold of each
 * such major brings him back to the limit, so he can always sell enough.
 */
export const isOverLimit = (s: State18Mag, seat: Seat): boolean => certificatesHeld(s, seat) > certificateLimit(s);

const MOST = 60;

/** R129: true if he may hold one share more. */
export const mayHoldMore = (s: State18Mag, seat: Seat, company: MajorId): boolean =>
  percentOf(s, company, seat) + unitOf(s, company) <= MOST;
