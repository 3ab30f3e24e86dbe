// Remembers what was computed about a map, a board or its track, for as long as that map, board or track exists. Nothing else
// about track is remembered anywhere: what does not ask here, or the runs (`routes/cache.ts`), is computed each time. Whoever keeps
// the boards of a whole game says which ones are left behind (`leaveBehind`).
import type { Core } from '../core/state.ts';
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

type Forget = (before: Board, now: Board) => void;
const forgetting: Forget[] = [];

/** What is called when a board is left behind for another. */
export const whenLeft = (forget: Forget): void => void forgetting.push(forget);

/**
 * A game has gone on from one state to another, and what was computed about the board of the first is hardly wanted again.
 * States of a long game are small; what is remembered about their boards is not.
 */
export function leaveBehind(before: Core, now: Core): void {
  const [left, here] = [(before as OnBoard).board, (now as OnBoard).board];
  if (left && here && left !== here) for (const forget of forgetting) forget(left, here);
}

type OnBoard = Core & { readonly board?: Board };

/** Computed again for another board, and for the same board after a write: every write raises `rev`. */
export function perBoard<T>(work: (map: MapFacts, board: Board) => T): (map: MapFacts, board: Board) => T {
  const known = new WeakMap<Board, { readonly rev: number; readonly map: MapFacts; readonly value: T }>();
  whenLeft((before) => known.delete(before));
  return (map, board) => {
    const last = known.get(board);
    if (last !== undefined && last.rev === board.rev && last.map === map) return last.value;
    const value = work(map, board);
    known.set(board, { rev: board.rev, map, value });
    return value;
  };
}

/** Computed once for the tokens on a board: boards on which the same companies stand share it, whatever lies there. */
export function perTokens<T>(work: (tokens: Board['tokens']) => T): (board: Board) => T {
  const known = new WeakMap<Board['tokens'], T>();
  return ({ tokens }) => {
    let value = known.get(tokens);
    if (value === undefined) {
      value = work(tokens);
      known.set(tokens, value);
    }
    return value;
  };
}

interface OnTrack<T> {
  readonly extras: Board['extras'];
  readonly map: MapFacts;
  readonly value: T;
}

/** Computed again only for other track: boards with the same tiles and stations share it, whoever stands on them. */
export function perTrack<T>(work: (map: MapFacts, board: Board) => T): (map: MapFacts, board: Board) => T {
  const known = new WeakMap<Board['laid'], OnTrack<T>>();
  whenLeft(({ laid }, now) => laid !== now.laid && known.delete(laid));
  return perBoard((map, board) => {
    const last = known.get(board.laid);
    if (last !== undefined && last.extras === board.extras && last.map === map) return last.value;
    const value = work(map, board);
    known.set(board.laid, { extras: board.extras, map, value });
    return value;
  });
}
