// Undo and redo on one screen: without consent, and never stopping at a bot's decision.
import { type Seat, waiting } from '../engine/index.ts';
import { headOf, type Moment, type Timeline } from './timeline.ts';

/** The entry to go back to, before a person's last decision; among bots alone one move back. Null at the start. */
export function backTo({ line }: Timeline, isPerson: (seat: Seat) => boolean): number | null {
  const last = line.findLastIndex((moment) => moment.before !== null && isPerson(moment.seat));
  const before = last < 0 ? line.at(-2) : line[last - 1];
  return before ? before.seq : null;
}

/** The entry to go forward to along the branch left behind, up to a person's next decision; null without such a branch. */
export function forwardTo(timeline: Timeline, isPerson: (seat: Seat) => boolean): number | null {
  const from = headOf(timeline);
  let ahead = childOf(timeline, from);
  while (ahead && !waiting(timeline.game, ahead.state).every(isPerson)) {
    const next = childOf(timeline, ahead);
    if (!next) break;
    ahead = next;
  }
  return ahead?.seq ?? null;
}

/** The newest move that followed this moment. */
function childOf({ heads }: Timeline, moment: Moment): Moment | null {
  let newest: Moment | null = null;
  for (const other of heads.values()) if (other.before === moment && other.seq > (newest?.seq ?? 0)) newest = other;
  return newest;
}
