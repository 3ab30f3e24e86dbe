// Remembers what was computed about a map or a board, for as long as that map or board exists.
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

/** Computed again for another board, and for the same board after a write: every write raises `rev`. */
export function perBoard<T>(work: (map: MapFacts, board: Board) => T): (map: MapFacts, board: Board) => T {
  const known = new WeakMap<Board, { readonly rev: number; readonly map: MapFacts; readonly value: T }>();
  return (map, board) => {
    const last = known.get(board);
    if (last !== undefined && last.rev === board.rev && last.map === map) return last.value;
    const value = work(map, board);
    known.set(board, { rev: board.rev, map, value });
    return value;
  };
}
