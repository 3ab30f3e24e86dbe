// Runs that were found are remembered as long as their board is, and no longer than it is unchanged.
import type { Board } from '../track/board.ts';
import type { BestRuns } from './bestRuns.ts';

const known = new WeakMap<Board, { readonly rev: number; readonly found: Map<string, BestRuns> }>();

/**
 * `key` names all that the runs depend on besides the board: company, trains, phase, bonuses, and the budget where there is
 * one. What was cut short by a worker's `shouldStop` is not to be asked for through here.
 */
export function rememberedRuns(board: Board, key: string, find: () => BestRuns): BestRuns {
  let kept = known.get(board);
  if (kept?.rev !== board.rev) {
    kept = { rev: board.rev, found: new Map() };
    known.set(board, kept);
  }
  let runs = kept.found.get(key);
  if (runs === undefined) {
    runs = find();
    kept.found.set(key, runs);
  }
  return runs;
}
