// A long game is shown before it has been followed: one joins it at the position of now, and the moves that led there are
// put behind it when they have been played through. What was believed until then is proven by that, or replaced.
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

/** Whether these entries can be followed from where one joined: an undo may lead further back. */
export const canFollow = ({ since, heads }: Timeline, entries: readonly DrawnEntry[]): boolean =>
  since === undefined || entries.every((entry) => !('to' in entry) || entry.to > since || heads.has(entry.to));

/**
 * The late timeline with everything before it: `history` ends at the entry at which one joined. Where both have the same
 * position, the moment that is being looked at stays what it is, and gets its past: in the late timeline too, which may
 * still be shown, the first moment then has one. Otherwise the history is right.
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

/** How long anything else may be kept waiting, in milliseconds, and how many moves are made at once. */
export const SLICE = 24;
export const BATCH = 16;

export interface Calm {
  readonly clock: () => number;
  readonly rest: () => Promise<void>;
}

/** Like `follow`, with a rest from time to time. */
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
