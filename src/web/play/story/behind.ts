// What a reader sees next who does not want the moves of others all at once.
import type { Seat } from '../../../engine/index.ts';
import type { Moment } from '../../../match/timeline.ts';

/** More moves at once than this are no story to watch: they are jumped over. */
const MANY = 30;

/**
 * The moments that came since `known` ended, if others made them; none after an undo, and none of one's own. The last one
 * is now.
 */
export function newMoments(known: readonly Moment[], line: readonly Moment[], mine: readonly Seat[]): Moment[] {
  const end = known.at(-1);
  const at = end ? line.indexOf(end) : -1;
  if (at < 0) return [];
  const fresh = line.slice(at + 1);
  const own = fresh.findLastIndex(({ seat }) => mine.includes(seat));
  const others = fresh.slice(own + 1);
  return others.length > MANY ? [] : others;
}
