// What wants the consent of others: an undo past somebody's move, abandoning the game, replacing a player.
import type { Seat } from '../engine/core/action.ts';

/** How each seat of a table stands to a proposal. */
export interface Voice {
  readonly seat: Seat;
  readonly kind: 'empty' | 'person' | 'bot' | 'automaton';
  /** Out of time: the others need not wait for an answer. */
  readonly overdue: boolean;
}

/** Who is asked whether the game is abandoned: everybody else who is still there. */
export const asksToAbandon = (voices: readonly Voice[], by: Seat): Seat[] =>
  voices.filter((v) => v.kind === 'person' && v.seat !== by && !v.overdue).map((v) => v.seat);

/** Who is asked whether a seat gets another player: the others, and its owner while not out of time. */
export const asksToReplace = asksToAbandon;

export type Verdict = 'carried' | 'declined' | 'open';

/** One no ends it; it is carried when all who were asked have said yes. */
export function verdict(needs: readonly Seat[], agreed: readonly Seat[], declined: readonly Seat[]): Verdict {
  if (declined.some((seat) => needs.includes(seat))) return 'declined';
  return needs.every((seat) => agreed.includes(seat)) ? 'carried' : 'open';
}
