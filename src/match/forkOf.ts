// A fork: a new game begun at any moment of any game. The moves up to it become a record, without branches, seed and end.
import type { Core } from '../engine/index.ts';
import type { GameRecord, SeatInfo } from '../records/record.ts';
import { recordOf } from '../records/write.ts';
import type { DrawnEntry, Moment, Timeline } from './timeline.ts';

export interface ForkOptions {
  readonly seats: readonly SeatInfo[];
  /** The hand-made position that the game began with, if any. */
  readonly start?: Core;
}

/** The record of a game that stands at the moment after entry `seq`, undone or not; null when there is none. */
export function forkOf(timeline: Timeline, seq: number, { seats, start }: ForkOptions): GameRecord | null {
  const moment = timeline.heads.get(seq);
  if (!moment) return null;
  const entries = wayTo(moment).map(entryOf);
  return recordOf(timeline.game, moment.state, { seats, entries, ...(start ? { start } : {}) });
}

/** The moves that led to a moment, the first one first. */
function wayTo(moment: Moment): Moment[] {
  const way: Moment[] = [];
  for (let m: Moment | null = moment; m?.before; m = m.before) way.push(m);
  return way.reverse();
}

function entryOf({ seat, action, before, state }: Moment, index: number): DrawnEntry {
  const draws = state.chance.drawn.slice(before!.state.chance.drawn.length);
  return { seq: index + 1, seat, action, ...(draws.length > 0 ? { draws } : {}) };
}
