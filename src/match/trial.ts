// Trying out: a copy of a game that goes on from the present by itself, every seat decided by one person. It has its
// own chance, so it reveals nothing of the table's draws.
import { check, rngFrom, type Seat } from '../engine/index.ts';
import { type Chanced, type OwnProblem, withJump, withMove } from './ownGame.ts';
import { headOf, type Moment, type Timeline } from './timeline.ts';

export interface Trial extends Chanced {
  /** The moment of the real game at which it starts. */
  readonly from: Moment;
}

export interface TriedMove {
  readonly seat: Seat;
  readonly action: unknown;
  /** True if chance was asked: at the table it may answer otherwise. */
  readonly drew: boolean;
}

export function openTrial(timeline: Timeline, seed: string): Trial {
  const from = headOf(timeline);
  return { timeline, from, generators: new Map([[from.seq, rngFrom(seed)]]) };
}

export const tryMove = (trial: Trial, seat: Seat, action: unknown): Trial | OwnProblem => withMove(trial, seat, action);

/** The copy with its line ending at another of its own moments; null for a moment before the copy began. */
export const tryJump = (trial: Trial, seat: Seat, to: number): Trial | null =>
  isTried(trial, to) ? withJump(trial, seat, to) : null;

/** True for the start of the copy and for moves made on it. */
export const isTried = ({ timeline, generators }: Trial, seq: number): boolean => {
  const moment = timeline.heads.get(seq);
  return moment !== undefined && generators.has(moment.seq);
};

/** The tried moves that count, in order. */
export const triedMoves = ({ timeline, from }: Trial): TriedMove[] =>
  timeline.line.slice(timeline.line.indexOf(from) + 1).map(({ seat, action, state, before }) => ({
    seat,
    action,
    drew: state.chance.drawn.length > before!.state.chance.drawn.length,
  }));

/** Moves that may be sent: one's own, up to the first of another, and up to the first draw of chance. */
export function sendable(moves: readonly TriedMove[], mine: readonly Seat[]): TriedMove[] {
  const others = moves.findIndex(({ seat }) => !mine.includes(seat));
  const own = others < 0 ? moves : moves.slice(0, others);
  const drew = own.findIndex((move) => move.drew);
  return drew < 0 ? [...own] : own.slice(0, drew + 1);
}

/** True if the table would take this move now. */
export function isTaken(timeline: Timeline, { seat, action }: TriedMove): boolean {
  return check(timeline.game, headOf(timeline).state, seat, action) === null;
}

export interface Retried {
  readonly trial: Trial;
  /** Moves that the new position no longer allows, from the first refused one on. */
  readonly lost: number;
}

/** The same moves on a newer position of the table, as far as the rules allow them there. */
export function retried(old: Trial, timeline: Timeline, seed: string): Retried {
  const moves = triedMoves(old);
  let trial = openTrial(timeline, seed);
  for (const [i, { seat, action }] of moves.entries()) {
    const next = tryMove(trial, seat, action);
    if ('problem' in next) return { trial, lost: moves.length - i };
    trial = next;
  }
  return { trial, lost: 0 };
}
