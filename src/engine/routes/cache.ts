// Runs that were found are remembered until their board changes or is no longer used.
import type { Core } from '../core/state.ts';
import type { Board } from '../track/board.ts';

interface Answers<T> {
  readonly rev: number;
  readonly found: Map<string, { readonly answer: T }>;
}

const questions: { delete(board: Board): boolean }[] = [];

/**
 * Remembers the answers to one kind of question about runs: best runs, or the board that somebody imagines for them. A
 * search can take long, and bots come back to boards that they tried long ago, so all boards that exist keep theirs. `key`
 * names everything the answer depends on besides the board: company, trains, phase, bonuses, and the budget if there is one.
 * Do not use it for searches that a worker's `shouldStop` may cut short.
 */
export function remembering<T>(): (board: Board, key: string, find: () => T) => T {
  const known = new WeakMap<Board, Answers<T>>();
  questions.push(known);
  return (board, key, find) => {
    let kept = known.get(board);
    if (kept?.rev !== board.rev) {
      kept = { rev: board.rev, found: new Map() };
      known.set(board, kept);
    }
    let one = kept.found.get(key);
    if (!one) {
      one = { answer: find() };
      kept.found.set(key, one);
    }
    return one.answer;
  };
}

type OnBoard = Core & { readonly board?: Board };

/**
 * A game has gone on from one state to another, and the runs on the board of the first are hardly wanted again. Whoever keeps
 * the states of a long game says so: they are small, and what is remembered about their runs is not.
 */
export function leaveBehind(before: Core, now: Core): void {
  const { board } = before as OnBoard;
  if (board && board !== (now as OnBoard).board) for (const known of questions) known.delete(board);
}
