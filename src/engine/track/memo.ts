// Caches about maps, boards and track: for a map as long as it exists, for boards only the last ones asked about. All
// caches about track are here, except runs (`routes/cache.ts`), the last sweeps (`routes/sweep.ts`) and comparisons of
// two tiles (`keepsTrack.ts`, `keepsConnections.ts`).
import type { Board } from './board.ts';
import type { HexId, MapFacts } from './facts.ts';
import { type Recent, recent } from './recent.ts';

/** Computes once for each map. */
export function perMap<T>(work: (map: MapFacts) => T): (map: MapFacts) => T {
  const known = new WeakMap<MapFacts, T>();
  // nearly always it is the map of the last question
  let [last, found]: [MapFacts | null, T | undefined] = [null, undefined];
  return (map) => {
    if (map !== last) {
      const value = known.get(map) ?? work(map);
      known.set(map, value);
      [last, found] = [map, value];
    }
    return found as T;
  };
}

/** Remembered values for one board, or for its track, by the number of the question. */
interface Known<Mark> {
  readonly map: MapFacts;
  readonly mark: Mark;
  readonly values: unknown[];
}

/** Number of boards, tracks and token layouts that are remembered. */
const MOST = 16;

/** One memory for all questions of a kind. */
const ofBoards = recent<Board, Known<Board['rev']>>(MOST);
const ofTrack = recent<Board['laid'], Known<Board['extras']>>(MOST);
let questions = 0;

/** Values remembered for a thing; none if its mark or its map has changed. */
function knownOf<K extends object, M>(memory: Recent<K, Known<M>>, thing: K, map: MapFacts, mark: M): unknown[] {
  const last = memory.get(thing);
  if (last !== undefined && last.mark === mark && last.map === map) return last.values;
  const values: unknown[] = [];
  memory.set(thing, { map, mark, values });
  return values;
}

/** Computes again for another board, and for the same board after a write: every write raises `rev`. */
export function perBoard<T>(work: (map: MapFacts, board: Board) => T): (map: MapFacts, board: Board) => T {
  const question = questions++;
  return (map, board) => {
    const values = knownOf(ofBoards, board, map, board.rev);
    values[question] ??= work(map, board);
    return values[question] as T;
  };
}

/**
 * Computes again only for other track: boards with the same tiles and stations share the result, whatever tokens they
 * have.
 */
export function perTrack<T>(work: (map: MapFacts, board: Board) => T): (map: MapFacts, board: Board) => T {
  const question = questions++;
  return (map, board) => {
    const values = knownOf(ofTrack, board.laid, map, board.extras);
    values[question] ??= work(map, board);
    return values[question] as T;
  };
}

/** A laid tile: all tiles before and after, and its hex. */
interface Change {
  readonly before: Board['laid'];
  readonly after: Board['laid'];
  readonly hex: HexId;
}

/** The last changes of track, by the tiles after them. */
const changes = recent<Board['laid'], Change>(MOST);

/** Notes that a tile was laid, so that the next question about the new tiles need not look at every hex again. */
export function tileLaid(before: Board['laid'], after: Board['laid'], hex: HexId): void {
  changes.set(after, { before, after, hex });
}

type Tile = Board['laid'][HexId];
type Mended<T> = (known: T, map: MapFacts, laid: Board['laid'], hex: HexId, before: Tile | undefined) => T;

/** The most tiles laid between two questions: a company lays a few in its turn. */
const MOST_STEPS = 4;

/** The result from a few tiles ago, mended for each of them; undefined if there is none. */
function mendedFrom<T>(
  question: number,
  mended: Mended<T>,
  map: MapFacts,
  laid: Board['laid'],
  most = MOST_STEPS,
): T | undefined {
  const change = most > 0 ? changes.get(laid) : undefined;
  if (change === undefined) return undefined;
  const { before, after, hex } = change;
  const last = ofTrack.get(before);
  const known =
    last?.map === map && last.values[question] !== undefined
      ? (last.values[question] as T)
      : mendedFrom(question, mended, map, before, most - 1);
  return known === undefined ? undefined : mended(known, map, after, hex, before[hex]);
}

/**
 * Computes for the tiles alone, without stations. Soon after a tile was laid, the last result is only `mended` at its
 * hex.
 */
export function perTiles<T>(
  work: (map: MapFacts, laid: Board['laid']) => T,
  mended: Mended<T>,
): (map: MapFacts, board: Board) => T {
  const question = questions++;
  return (map, { laid, extras }) => {
    const values = knownOf(ofTrack, laid, map, extras);
    values[question] ??= mendedFrom(question, mended, map, laid) ?? work(map, laid);
    return values[question] as T;
  };
}

/** Computes once for the tokens on a board: boards with the same tokens share the result, whatever tiles they have. */
export function perTokens<T>(work: (tokens: Board['tokens']) => T): (board: Board) => T {
  const known = recent<Board['tokens'], T>(MOST);
  return ({ tokens }) => {
    let value = known.get(tokens);
    if (value === undefined) {
      value = work(tokens);
      known.set(tokens, value);
    }
    return value;
  };
}
