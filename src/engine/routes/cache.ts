// Runs that were found are remembered until their board changes or is no longer used.
import type { Core } from '../core/state.ts';
import type { Board } from '../track/board.ts';

/** A search can take long, and bots come back to boards that they tried long ago: so all are remembered that exist. */
const known = new WeakMap<Board, { readonly rev: number; readonly found: Map<string, unknown> }>();

/**
 * Best runs, or any other answer about runs, such as the board that somebody imagines for them. `key` names the kind of
 * question and everything the answer depends on besides the board: company, trains, phase, bonuses, and the budget if there
 * is one. Do not use it for searches that a worker's `shouldStop` may cut short.
 */
export function rememberedRuns<T>(board: Board, key: string, find: () => T): T {
  let kept = known.get(board);
  if (kept?.rev !== board.rev) {
    kept = { rev: board.rev, found: new Map() };
    known.set(board, kept);
  }
  if (!kept.found.has(key)) kept.found.set(key, find());
  return kept.found.get(key) as T;
}

type OnBoard = Core & { readonly board?: Board };

/**
 * A game has gone on from one state to another, and the runs on the board of the first are hardly wanted again. Whoever keeps
 * the states of a long game says so: they are small, and what is remembered about their runs is not.
 */
export function leaveBehind(before: Core, now: Core): void {
  const { board } = before as OnBoard;
  if (board && board !== (now as OnBoard).board) known.delete(board);
}
