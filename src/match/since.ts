// Events since a seat's last move, turn by turn: also those that followed from that move by themselves.
import type { GameEvent, Seat } from '../engine/index.ts';
import type { Moment } from './timeline.ts';
import { type Chapters, type Round, roundsOf } from './turns.ts';

/** The last move of one of these seats, or the set-up if they have not moved yet; and all moves after it. */
export function sinceMine(line: readonly Moment[], mine: readonly Seat[]): { mine: Moment; after: readonly Moment[] } {
  const at = Math.max(
    0,
    line.findLastIndex(({ before, seat }) => before !== null && mine.includes(seat)),
  );
  return { mine: line[at]!, after: line.slice(at + 1) };
}

/** The rounds since then; the first turn comes without the move itself. */
export function roundsSince(line: readonly Moment[], mine: readonly Seat[], chapters: Chapters): Round[] {
  const { mine: own, after } = sinceMine(line, mine);
  return roundsAfter(own, after, chapters);
}

/** The rounds after this entry, the last one somebody saw. */
export function roundsSeen(line: readonly Moment[], seen: number, chapters: Chapters): Round[] {
  const at = Math.max(
    0,
    line.findLastIndex(({ seq }) => seq <= seen),
  );
  return roundsAfter(line[at]!, line.slice(at + 1), chapters);
}

function roundsAfter(own: Moment, after: readonly Moment[], chapters: Chapters): Round[] {
  const [first, ...rest] = roundsOf([own, ...after], chapters);
  const [turn, ...turns] = first?.turns ?? [];
  if (!first || !turn) return [];
  const parts = turn.parts.filter(({ moment }) => moment !== own);
  const begun = { ...first, turns: parts.length > 0 ? [{ ...turn, parts }, ...turns] : turns };
  return [begun, ...rest].filter((round) => round.turns.length > 0);
}

/** All events after that move, to mark their places. */
export const eventsSince = (line: readonly Moment[], mine: readonly Seat[]): GameEvent[] =>
  sinceMine(line, mine).after.flatMap(({ events }) => events);
