// A guide's view of a table, and a test if a guide is wanted there.
import { lastSeq } from '../../../match/timeline.ts';
import { exampleIn } from '../../rules/examples/exampleHref.ts';
import type { Play } from '../Play.ts';
import type { Seen } from './steps.ts';
import type { Progress } from './useGuides.ts';

/** Moves per player after which a guide is no longer offered: such a table's players know the game. */
const YOUNG = 3;

export function seenOf({ timeline, table, moment, desk, panel }: Play): Seen {
  return {
    frames: moment.state.flow.map(({ kind }) => kind),
    decides: desk !== null,
    moves: timeline.entries.filter((entry) => 'action' in entry && table.yours.includes(entry.seat)).length,
    panel,
  };
}

/** True for one's own young game, or a guide begun and not finished. */
export function isGuided(
  { table, timeline, link, isNow }: Play,
  progress: Progress,
): progress is ReadonlySet<string> | null {
  if (progress === 'over' || table.status !== 'playing' || table.yours.length === 0) return false;
  if (!isNow || link.trial !== undefined || exampleIn(table.id)) return false;
  return progress !== null || lastSeq(timeline) < YOUNG * table.players;
}
