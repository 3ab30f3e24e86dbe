// Remembers what was computed about a map, a board or its track: of a map for as long as it exists, of boards for those that were
// asked about last. Beside the runs (`routes/cache.ts`), the last sweeps (`routes/sweep.ts`) and what two tiles have in common
// (`keepsTrack.ts`, `keepsConnections.ts`) nothing else about track is remembered anywhere: what does not ask here is computed
// each time.
import type { Board } from './board.ts';
import type { HexId, MapFacts } from './facts.ts';
import { type Recent, recent } from './recent.ts';

/** Computed once for each map. */
export function perMap<T>(work: (map: MapFacts) => T): (map: MapFacts) => T {
  const known = new WeakMap<MapFacts, T>();
  // nearly always the map is that of the question before
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

/** What is known of one board, or of its track: a value for each question, by the number of the question. */
interface Known<Mark> {
  readonly map: MapFacts;
  readonly mark: Mark;
  readonly values: unknown[];
}

/** So many boards, tracks and settings of tokens are remembered. */
const MOST = 16;

/** One memory for all questions of a kind. */
const ofBoards = recent<Board, Known<Board['rev']>>(MOST);
const ofTrack = recent<Board['laid'], Known<Board['extras']>>(MOST);
let questions = 0;

/** What is known of a thing, unless it bears another mark by now. */
function knownOf<K extends object, M>(memory: Recent<K, Known<M>>, thing: K, map: MapFacts, mark: M): unknown[] {
  const last = memory.get(thing);
  if (last !== undefined && last.mark === mark && last.map === map) return last.values;
  const values: unknown[] = [];
  memory.set(thing, { map, mark, values });
  return values;
}

/** Computed again for another board, and for the same board after a write: every write raises `rev`. */
export function perBoard<T>(work: (map: MapFacts, board: Board) => T): (map: MapFacts, board: Board) => T {
  const question = questions++;
  return (map, board) => {
    const values = knownOf(ofBoards, board, map, board.rev);
    values[question] ??= work(map, board);
    return values[question] as T;
  };
}

/** Computed again only for other track: boards with the same tiles and stations share it, whoever stands on them. */
export function perTrack<T>(work: (map: MapFacts, board: Board) => T): (map: MapFacts, board: Board) => T {
  const question = questions++;
  return (map, board) => {
    const values = knownOf(ofTrack, board.laid, map, board.extras);
    values[question] ??= work(map, board);
    return values[question] as T;
  };
}

/** A tile was laid: the tiles before and after, and the hex that makes the difference. */
interface Change {
  readonly before: Board['laid'];
  readonly after: Board['laid'];
  readonly hex: HexId;
}

/** The last changes of track, by the tiles after them. */
const changes = recent<Board['laid'], Change>(MOST);

/** A tile was laid: who asks about the new tiles next need not look at every hex again. */
export function tileLaid(before: Board['laid'], after: Board['laid'], hex: HexId): void {
  changes.set(after, { before, after, hex });
}

type Tile = Board['laid'][HexId];
type Mended<T> = (known: T, map: MapFacts, laid: Board['laid'], hex: HexId, before: Tile | undefined) => T;

/** So many tiles may be laid between two questions: a company lays a few in its turn. */
const MOST_STEPS = 4;

/** What was known a few tiles ago, mended for each of them; undefined where nothing was. */
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

/** Computed for the tiles alone, whatever was added to them; soon after a tile was laid, what was known before it is only `mended` at its hex. */
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

/** Computed once for the tokens on a board: boards on which the same companies stand share it, whatever lies there. */
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
