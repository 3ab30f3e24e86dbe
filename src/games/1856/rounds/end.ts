// The end of the game (R123-R126, R144).
import type { Emit } from '../../../engine/core/event.ts';
import { leaders } from '../../../engine/core/leaders.ts';
import type { Event1856 } from '../events.ts';
import type { EndReason, State1856 } from '../state.ts';
import { worthOf } from '../worth.ts';

export function endGame(s: State1856, reason: EndReason, emit: Emit<Event1856>): void {
  s.ended = reason;
  s.flow = [];
  const worth = worthOf(s);
  emit?.({ type: 'gameOver', reason, winners: leaders(worth), worth: Math.max(...Object.values(worth)) });
}
