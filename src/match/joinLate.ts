// Shows a long game before it has been followed: it is joined at its current position, and the earlier moves are put
// behind it once they are played through. They prove the position or replace it.
import { type Core, freeze, type Game, hashState } from '../engine/index.ts';
import { type DrawnEntry, follow, type Grown, type Moment, type Timeline } from './timeline.ts';

export interface Late {
  /** The last entry, and the move at which the line ends. */
  readonly seq: number;
  readonly head: number;
  readonly state: Core;
}

export function joinLate(game: Game, { seq, head, state }: Late): Timeline {
  const moment: Moment = { seq: head, before: null, seat: 0, action: null, events: [], state: freeze(state) };
  const heads = new Map([head, seq].map((at) => [at, moment] as const));
  return { game, entries: [], heads, line: [moment], since: seq };
}

/** True if these entries can be followed from the joining point: an undo may lead further back. */
export const canFollow = ({ since, heads }: Timeline, entries: readonly DrawnEntry[]): boolean =>
  since === undefined || entries.every((entry) => !('to' in entry) || entry.to > since || heads.has(entry.to));

/**
 * The late timeline with everything before it: `history` ends at the joining entry. If both have the same position, the
 * moment on screen stays the same object and gets its past: in the late timeline too, which may still be shown, the
 * first moment then has one. Otherwise the history is right.
 */
export function withHistory(late: Timeline, history: Timeline): Timeline {
  const joined = late.heads.get(late.since!)!;
  const proven = history.line.at(-1)!;
  if (proven.seq !== joined.seq || hashState(proven.state) !== hashState(joined.state)) return history;
  const { state: _, ...past } = proven;
  Object.assign(joined, past);
  const heads = [...history.heads].map(([seq, moment]) => [seq, moment === proven ? joined : moment] as const);
  return {
    game: late.game,
    entries: [...history.entries, ...late.entries],
    heads: new Map([...heads, ...late.heads]),
    line: [...history.line.slice(0, -1), ...late.line],
  };
}

/** Longest time to hold up other work, in milliseconds, and moves made at once. */
export const SLICE = 24;
export const BATCH = 16;

export interface Calm {
  readonly clock: () => number;
  readonly rest: () => Promise<void>;
}

/** Like `follow`, with pauses for other work. */
export async function followCalmly(
  timeline: Timeline,
  entries: readonly DrawnEntry[],
  { clock, rest }: Calm,
): Promise<Grown> {
  let grown: Grown = { ok: true, timeline };
  let begun = clock();
  for (let at = 0; at < entries.length && grown.ok; at += BATCH) {
    if (clock() - begun > SLICE) {
      await rest();
      begun = clock();
    }
    grown = follow(grown.timeline, entries.slice(at, at + BATCH));
  }
  return grown;
}
