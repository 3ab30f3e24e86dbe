// What undo and redo would do here: where the line would end, and who would be asked.
import { useMemo } from 'react';
import type { Seat } from '../../engine/index.ts';
import { backTo, forwardTo } from '../../match/freeUndo.ts';
import { undoRight, undoTarget } from '../../match/undo.ts';
import { type Play, usePlay } from './Play.ts';

export interface Jump {
  readonly seat: Seat;
  readonly to: number;
  /** Seats that are asked first. */
  readonly asks: readonly Seat[];
  /** How many moves no longer count. */
  readonly moves: number;
}

interface Jumps {
  readonly undo: Jump | null;
  readonly redo: Jump | null;
}

export function useUndo(): Jumps {
  const play = usePlay();
  return useMemo((): Jumps => (play.link.kind === 'local' ? freely(play) : byRight(play)), [play]);
}

/** Round one screen. */
function freely({ timeline, table }: Play) {
  const isPerson = (seat: Seat) => table.seats[seat - 1]?.kind === 'person';
  const back = backTo(timeline, isPerson);
  const ahead = forwardTo(timeline, isPerson);
  const seat = table.yours[0] ?? 1;
  return {
    undo: back === null ? null : { seat, to: back, asks: [], moves: movesAfter(timeline, back) },
    redo: ahead === null ? null : { seat, to: ahead, asks: [], moves: 0 },
  };
}

/** At a table of the server: one's own last move, by consent of those who acted since; and what one has just taken back. */
function byRight({ timeline, table, seats }: Play) {
  const [seat] = table.yours;
  if (seat === undefined || table.status !== 'playing') return { undo: null, redo: null };
  // a person who acts for several seats has one vote
  const entries = timeline.entries.map((entry) => (table.yours.includes(entry.seat) ? { ...entry, seat } : entry));
  const to = undoTarget(entries, seat);
  const right = to === null ? null : undoRight(entries, seats, seat, to);
  const undo = right?.ok && to !== null ? { seat, to, asks: right.asks, moves: movesAfter(timeline, to) } : null;
  const ahead = forwardTo(timeline, (other) => seats[other - 1]?.kind === 'person');
  const forth = ahead === null ? null : undoRight(entries, seats, seat, ahead);
  const redo = ahead !== null && forth?.ok && forth.asks.length === 0 ? { seat, to: ahead, asks: [], moves: 0 } : null;
  return { undo, redo };
}

const movesAfter = ({ line }: Play['timeline'], to: number): number =>
  line.length - 1 - line.findIndex((moment) => moment.seq === to);
