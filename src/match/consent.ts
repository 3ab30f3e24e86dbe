// Consents: an undo past another's move, abandoning the game, replacing a player.
import type { Seat } from '../engine/index.ts';

/** A seat's standing in a vote. */
export interface Voter {
  readonly seat: Seat;
  readonly kind: 'empty' | 'person' | 'bot' | 'automaton';
  /** Out of time: the others need not wait for an answer. */
  readonly overdue: boolean;
}

/**
 * Seats asked before the game is abandoned or a seat gets another player: all other people still there, the owner of
 * that seat included.
 */
export const asked = (voters: readonly Voter[], by: Seat): Seat[] =>
  voters.filter((v) => v.kind === 'person' && v.seat !== by && !v.overdue).map((v) => v.seat);

export type Verdict = 'carried' | 'declined' | 'open';

/** One no rejects the proposal; it passes when all who were asked have said yes. */
export function verdict(needs: readonly Seat[], agreed: readonly Seat[], declined: readonly Seat[]): Verdict {
  if (declined.some((seat) => needs.includes(seat))) return 'declined';
  return needs.every((seat) => agreed.includes(seat)) ? 'carried' : 'open';
}
