// The effect of undo (of a move, or of the whole turn) and redo here: the new end of the line, and the seats to be
// asked.
import { useMemo } from 'react';
import type { Seat } from '../../../engine/index.ts';
import { backTo, forwardTo } from '../../../match/freeUndo.ts';
import { turnStart } from '../../../match/turnStart.ts';
import { undoRight, undoTarget } from '../../../match/undo.ts';
import type { Play } from '../Play.ts';
import { useTable } from '../useTable.ts';

export interface Jump {
  readonly seat: Seat;
  readonly to: number;
  /** Seats that must agree first. */
  readonly asks: readonly Seat[];
  /** The number of moves that would no longer count. */
  readonly moves: number;
}

interface Jumps {
  readonly undo: Jump | null;
  /** Back to the start of the turn; null if plain undo goes as far. */
  readonly undoTurn: Jump | null;
  readonly redo: Jump | null;
}

/** The inputs that are the same whatever moment is shown. */
type At = Pick<Play, 'link' | 'timeline' | 'table' | 'seats'>;

const nowhere: Jumps = { undo: null, undoTurn: null, redo: null };

export function useUndo(): Jumps {
  const { link, timeline, table, seats } = useTable();
  return useMemo((): Jumps => {
    const at = { link, timeline, table, seats };
    return link.kind === 'local' ? freely(at) : byRight(at);
  }, [link, timeline, table, seats]);
}

/** On one screen. */
function freely({ link, timeline, table }: At): Jumps {
  const isPerson = (seat: Seat) => table.seats[seat - 1]?.kind === 'person';
  const back = backTo(timeline, isPerson);
  const ahead = forwardTo(timeline, isPerson);
  const start = turnStart(timeline, isPerson);
  const seat = table.yours[0] ?? 1;
  const to = (end: number | null, moves = 0): Jump | null =>
    end === null || link.trial?.reaches(end) === false ? null : { seat, to: end, asks: [], moves };
  return {
    undo: to(back, movesAfter(timeline, back)),
    undoTurn: start === back ? null : to(start, movesAfter(timeline, start)),
    redo: to(ahead),
  };
}

/** At a table of the server: one's own last move, with the consent of those who acted since; and one's latest undo. */
function byRight({ timeline, table, seats }: At): Jumps {
  const [seat] = table.yours;
  if (seat === undefined || table.status !== 'playing') return nowhere;
  // a person who acts for several seats has one vote
  const entries = timeline.entries.map((entry) => (table.yours.includes(entry.seat) ? { ...entry, seat } : entry));
  const back = (to: number | null): Jump | null => {
    const right = to === null ? null : undoRight(entries, seats, seat, to);
    return right?.ok && to !== null ? { seat, to, asks: right.asks, moves: movesAfter(timeline, to) } : null;
  };
  const undo = back(undoTarget(entries, seat));
  const turn = back(turnStart(timeline, (one) => table.yours.includes(one)));
  const ahead = forwardTo(timeline, (other) => seats[other - 1]?.kind === 'person');
  const forth = ahead === null ? null : undoRight(entries, seats, seat, ahead);
  const redo = ahead !== null && forth?.ok && forth.asks.length === 0 ? { seat, to: ahead, asks: [], moves: 0 } : null;
  return { undo, undoTurn: turn?.to === undo?.to ? null : turn, redo };
}

const movesAfter = ({ line }: Play['timeline'], to: number | null): number =>
  line.length - 1 - line.findIndex((moment) => moment.seq === to);
