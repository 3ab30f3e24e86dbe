// What needs the consent of others: an undo past somebody's move, abandoning the game, replacing a player.
import type { Seat } from '../engine/index.ts';

/** What each seat of a table has to do with a proposal. */
export interface Voter {
  readonly seat: Seat;
  readonly kind: 'empty' | 'person' | 'bot' | 'automaton';
  /** Out of time: the others need not wait for an answer. */
  readonly overdue: boolean;
}

/**
 * Who is asked whether the game is abandoned or a seat gets another player: everybody else who is still there, the owner
 * of that seat included.
 */
export const asked = (voters: readonly Voter[], by: Seat): Seat[] =>
  voters.filter((v) => v.kind === 'person' && v.seat !== by && !v.overdue).map((v) => v.seat);

export type Verdict = 'carried' | 'declined' | 'open';

/** One no ends it; it passes when all who were asked have said yes. */
export function verdict(needs: readonly Seat[], agreed: readonly Seat[], declined: readonly Seat[]): Verdict {
  if (declined.some((seat) => needs.includes(seat))) return 'declined';
  return needs.every((seat) => agreed.includes(seat)) ? 'carried' : 'open';
}
