// The log of a game, move by move: live moves, undone moves, and the undos themselves.
import type { Seat } from '../engine/index.ts';
import type { DrawnEntry, Moment, Timeline } from './timeline.ts';

export type LogItem =
  /** A move, or (first of all) the set-up. `counts`: it is on the live line. */
  | { readonly kind: 'move'; readonly seq: number; readonly moment: Moment; readonly counts: boolean }
  /** An undo or redo: `moves` that the line lost, negative for moves regained. */
  | Jump;

interface Jump {
  readonly kind: 'jump';
  readonly seq: number;
  readonly seat: Seat;
  readonly moment: Moment;
  readonly moves: number;
  /** Time of receipt at the server. */
  readonly at?: number;
}

/** Empty while the beginning of the game is unknown. */
export function logOf(timeline: Timeline): LogItem[] {
  if (timeline.since !== undefined) return [];
  const live = new Set(timeline.line);
  const first = timeline.heads.get(0)!;
  const items: LogItem[] = [{ kind: 'move', seq: 0, moment: first, counts: true }];
  let before = first;
  for (const entry of timeline.entries) {
    const moment = timeline.heads.get(entry.seq)!;
    const { seq } = entry;
    if ('to' in entry) items.push(jumpOf(entry, before, moment));
    else items.push({ kind: 'move', seq, moment, counts: live.has(moment) });
    before = moment;
  }
  return items;
}

/** Every undo and redo after this entry, even if the beginning of the game is unknown. */
export const jumpsAfter = ({ entries, heads }: Timeline, seq: number): Jump[] =>
  entries.flatMap((entry) => {
    const before = heads.get(entry.seq - 1);
    return 'to' in entry && entry.seq > seq && before ? [jumpOf(entry, before, heads.get(entry.seq)!)] : [];
  });

const jumpOf = ({ seq, seat, at }: DrawnEntry, before: Moment, moment: Moment): Jump => ({
  kind: 'jump',
  ...{ seq, seat, moment, moves: depthOf(before) - depthOf(moment) },
  ...(at !== undefined && { at }),
});

function depthOf(moment: Moment): number {
  let depth = 0;
  for (let m = moment.before; m; m = m.before) depth++;
  return depth;
}
