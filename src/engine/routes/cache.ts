// Runs that were found are remembered until their board changes or is no longer used.
import type { Board } from '../track/board.ts';
import { whenLeft } from '../track/memo.ts';

const known = new WeakMap<Board, { readonly rev: number; readonly found: Map<string, unknown> }>();
whenLeft((before) => known.delete(before));

/**
 * Best runs, or any other answer about runs. `key` names the kind of question and everything the answer depends on
 * besides the board: company, trains, phase, bonuses, and the budget if there is one. Do not use it for searches that a
 * worker's `shouldStop` may cut short.
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
