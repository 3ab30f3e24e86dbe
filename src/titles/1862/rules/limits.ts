// The certificate limit of a player, and the tokens of a company (R018, R053, R168).
import type { Seat } from '../../../engine/core/action.ts';
import { countHeld } from '../../../engine/shares/shares.ts';
import { type State1862, startedIds } from './state.ts';

const byPlayers: Readonly<Record<number, number>> = { 2: 25, 3: 18, 4: 13, 5: 11, 6: 10, 7: 9, 8: 8 };

export const certificateLimit = (s: State1862): number => s.lastLimit ?? byPlayers[s.players]!;

/** Certificates that count towards the limit: a director's is one, an obligation none. */
export const certificatesHeld = (s: State1862, seat: Seat): number =>
  startedIds(s).reduce((sum, company) => sum + countHeld(s, company, seat), 0);

/** At the limit, or above it, nothing more can be bought. */
export const hasRoom = (s: State1862, seat: Seat): boolean => certificatesHeld(s, seat) < certificateLimit(s);

/** Above it he must sell; after the LNER nobody must (R168). */
export const isOverLimit = (s: State1862, seat: Seat): boolean =>
  s.lastLimit === null && certificatesHeld(s, seat) > certificateLimit(s);

/** R018, R102, R182: the most tokens that a company can have. */
export const mostTokens = (s: State1862): number => (s.options.eightTokens === 'yes' ? 8 : 7);
