// Remembers what was computed about a map or a board, for as long as that map or board exists.
import { isDraft, original } from 'immer';
import { plain } from '../core/plain.ts';
import type { Board } from './board.ts';
import type { MapFacts } from './facts.ts';

/** Computed once for each map. */
export function perMap<T>(work: (map: MapFacts) => T): (map: MapFacts) => T {
  const known = new WeakMap<MapFacts, T>();
  return (map) => {
    let value = known.get(map);
    if (value === undefined) {
      value = work(map);
      known.set(map, value);
    }
    return value;
  };
}

/** A draft of a board to which nothing is written yet is as good as the board itself. */
function unwritten(board: Board): Board {
  if (!isDraft(board)) return board;
  const before = original<unknown>(board) as Board;
  return before.rev === board.rev ? before : board;
}

/** Computed again for another board, and for the same board after a write: every write raises `rev`. */
export function perBoard<T>(work: (map: MapFacts, board: Board) => T): (map: MapFacts, board: Board) => T {
  const known = new WeakMap<Board, { readonly rev: number; readonly map: MapFacts; readonly value: T }>();
  return (map, board) => {
    const key = unwritten(board);
    const last = known.get(key);
    if (last !== undefined && last.rev === key.rev && last.map === map) return last.value;
    const value = work(map, plain(key));
    known.set(key, { rev: key.rev, map, value });
    return value;
  };
}
