// The end of the game (R037, R144-R146).
import type { Emit } from '../../../engine/core/event.ts';
import { leaders } from '../../../engine/core/leaders.ts';
import type { Event18Mag } from '../events.ts';
import type { EndReason, State18Mag } from '../state.ts';
import { worthOf } from '../worth.ts';

export function endGame(s: State18Mag, reason: EndReason, emit: Emit<Event18Mag>): void {
  s.ended = reason;
  s.flow = [];
  const worth = worthOf(s);
  emit?.({ type: 'gameOver', reason, winners: leaders(worth), worth: Math.max(...Object.values(worth)) });
}
