// Remembers runs until their board changes or is no longer used.
import type { Core } from '../core/state.ts';
import type { Board } from '../track/board.ts';

interface Answers<T> {
  readonly rev: number;
  readonly found: Map<string, { readonly answer: T }>;
}

const questions: { delete(board: Board): boolean }[] = [];

/**
 * Remembers the answers to one kind of question about runs: best runs, or an imagined board for them. A search can take
 * long, and bots come back to boards that they tried long ago, so every board that exists keeps its answers. `key`
 * names everything the answer depends on besides the board: company, trains, phase, bonuses, and the budget if there is
 * one. Do not use it for searches that a worker's `shouldStop` may cut short.
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
 * Forgets the runs on a board that a game has left: they are hardly wanted again. Callers that keep the states of a
 * long game call it, because states are small and their remembered runs are not.
 */
export function leaveBehind(before: Core, now: Core): void {
  const { board } = before as OnBoard;
  if (board && board !== (now as OnBoard).board) for (const known of questions) known.delete(board);
}
