// Runs that were found are remembered as long as their board is, and no longer than it is unchanged.
import type { Board } from '../track/board.ts';

const known = new WeakMap<Board, { readonly rev: number; readonly found: Map<string, unknown> }>();

/**
 * Best runs, or whatever else a game asks about runs, each kind of question with keys of its own. `key` names all that the runs depend on besides the board: company, trains, phase, bonuses, and the budget where there is
 * one. What was cut short by a worker's `shouldStop` is not to be asked for through here.
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
