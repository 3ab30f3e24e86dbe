// The next moments for a reader who does not want others' moves all at once.
import type { Seat } from '../../../engine/index.ts';
import type { Moment } from '../../../match/timeline.ts';

/** More moves at once than this are skipped, as watching them would take too long. */
const MANY = 30;

/** The new moments since `known` ended that others made, after the last own one; none after an undo. The last one is now. */
export function newMoments(known: readonly Moment[], line: readonly Moment[], mine: readonly Seat[]): Moment[] {
  const end = known.at(-1);
  const at = end ? line.indexOf(end) : -1;
  if (at < 0) return [];
  const fresh = line.slice(at + 1);
  const own = fresh.findLastIndex(({ seat }) => mine.includes(seat));
  const others = fresh.slice(own + 1);
  return others.length > MANY ? [] : others;
}
