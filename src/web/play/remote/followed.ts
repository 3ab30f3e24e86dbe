// Follows a game of the server: its beginning, and then every entry once.
import type { Entries, Opening, SentEntry } from '../../../api/moves.ts';
import type { Table } from '../../../api/tables.ts';
import type { Why } from '../../../bots/bot.ts';
import { type Core, type Game, isOver, waiting } from '../../../engine/index.ts';
import { followCalmly, joinLate } from '../../../match/joinLate.ts';
import type { OwnProblem } from '../../../match/ownGame.ts';
import { type DrawnEntry, follow, headOf, lastSeq, openTimeline, type Timeline } from '../../../match/timeline.ts';
import { reshaped } from '../../../records/reshaped.ts';
import { calm } from '../calm.ts';

export type Followed = { readonly timeline: Timeline; readonly start: Core | null } | { readonly problem: OwnProblem };

/** Replays in slices, so that the page stays responsive. */
export async function followed(game: Game, table: Table, { beginning, entries }: Entries): Promise<Followed> {
  const { players, options, rulings, rulesVersion } = table;
  const start = beginning?.start === undefined ? null : startHere(game, beginning.start as Core);
  if (start && 'problem' in start) return { problem: start };
  const opened = openTimeline(game, {
    table: { players, asked: { ...options, ...rulings }, rulesVersion },
    draws: beginning?.draws ?? [],
    ...(start ? { start: start.state } : {}),
  });
  if ('problem' in opened) return { problem: opened };
  const grown = await followCalmly(opened, entries as readonly DrawnEntry[], calm);
  return grown.ok
    ? { timeline: grown.timeline, start: start?.state ?? null }
    : { problem: { ...grown, problem: 'refused' } };
}

/** Shorter games are replayed before anybody notices. */
const LONG = 120;

/** A long game at its present position; null for a short one, or one laid out by another build. */
export function joined(game: Game, position: Opening['position']): Timeline | null {
  if (!position || position.seq < LONG) return null;
  if (position.rulesVersion !== game.rulesVersion || position.shape !== game.shape) return null;
  return joinLate(game, { ...position, state: position.state as Core });
}

/**
 * Adapts a start to this build: the server may run another one, as an open page is older after an update, and a cached
 * one may be newer.
 */
function startHere(game: Game, start: Core): ReturnType<typeof reshaped> {
  try {
    return reshaped(game, start);
  } catch {
    return { problem: 'badStart' };
  }
}

export function withEntries(
  timeline: Timeline,
  entries: readonly SentEntry[],
): Timeline | { readonly problem: OwnProblem } {
  const grown = follow(timeline, entries as readonly DrawnEntry[]);
  return grown.ok ? grown.timeline : { problem: { ...grown, problem: 'refused' } };
}

/** The bots' reasons for their moves, by entry. */
export const whysIn = (entries: readonly SentEntry[]): ReadonlyMap<number, Why> =>
  new Map(entries.flatMap(({ seq, why }) => (why ? [[seq, why] as const] : [])));

/** The table with the waiting seats of its game's position, as an older message may be out of date. */
export function abreast(table: Table, timeline: Timeline): Table {
  const seq = lastSeq(timeline);
  if (table.seq > seq || (table.status !== 'playing' && table.status !== 'over')) return table;
  const { state } = headOf(timeline);
  return {
    ...table,
    seq,
    waiting: waiting(timeline.game, state),
    status: isOver(state) ? 'over' : 'playing',
  };
}
