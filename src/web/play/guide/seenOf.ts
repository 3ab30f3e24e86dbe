// What a guide sees of a table, and whether a guide is wanted there at all.
import { lastSeq } from '../../../match/timeline.ts';
import { exampleIn } from '../../rules/examples/exampleHref.ts';
import type { Play } from '../Play.ts';
import type { Seen } from './steps.ts';
import type { Progress } from './useGuides.ts';

/** So many moves a player: whoever opens a table that has gone further knows how to play. */
const YOUNG = 3;

export function seenOf({ timeline, table, moment, desk, panel }: Play): Seen {
  return {
    frames: moment.state.flow.map(({ kind }) => kind),
    decides: desk !== null,
    moves: timeline.entries.filter((entry) => 'action' in entry && table.yours.includes(entry.seat)).length,
    panel,
  };
}

/** One's own game that has just begun, or a guide that was begun and not finished. */
export function isGuided(
  { table, timeline, link, isNow }: Play,
  progress: Progress,
): progress is ReadonlySet<string> | null {
  if (progress === 'over' || table.status !== 'playing' || table.yours.length === 0) return false;
  if (!isNow || link.trial !== undefined || exampleIn(table.id)) return false;
  return progress !== null || lastSeq(timeline) < YOUNG * table.players;
}
