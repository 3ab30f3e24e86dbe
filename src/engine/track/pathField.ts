// The kind of field for picking one way over track, where it matters which track the way uses. As for any field, the
// conditions say which ways are legal.
import type { Action, Seat } from '../core/action.ts';
import { below } from '../core/chance.ts';
import type { Whole } from '../core/fields.ts';

/** The pieces of track in the order in which the way goes over them. */
export type Track = readonly string[];

/** A way that may be picked, with its destination, which a person looks for first. */
export interface OfferedPath {
  readonly to: string;
  readonly track: Track;
}

export interface PathField<S, A extends Action>
  extends Whole<S, A, 'path', Track, { readonly paths: readonly OfferedPath[] }> {
  /** Every legal way is among these. They are produced one by one, because nobody needs them all. */
  offer(s: S, a: A, seat: Seat): Iterable<OfferedPath>;
}

declare module '../core/fields.ts' {
  interface FieldKinds<S, A extends Action> {
    path: PathField<S, A>;
  }
}

/** Limits: ways tried, ways given as choices, ways tried to find a reason, and the size of a way read from outside. */
export const MOST_PATHS = { tried: 5_000, told: 200, reasons: 20, pieces: 300, piece: 20 } as const;

const NO_WAY: readonly Track[] = [[]];

/** `best` names some ways sooner than `offer` names all: if any way is legal, one of these is. */
export function path<S, A extends Action>(
  offer: PathField<S, A>['offer'],
  best: PathField<S, A>['offer'] = offer,
): PathField<S, A> {
  const legal = (s: S, a: A, seat: Seat, isLegal: (track: Track) => boolean, most: number) =>
    firstOf(offer(s, a, seat), most, ({ track }) => isLegal(track));
  return {
    kind: 'path',
    offer,
    reads: (value) => Array.isArray(value) && value.length <= MOST_PATHS.pieces && value.every(isPiece),
    possible: (s, a, seat, isLegal) => firstOf(best(s, a, seat), 1, ({ track }) => isLegal(track)).length > 0,
    open(s, a, seat, isLegal) {
      const paths = legal(s, a, seat, isLegal, MOST_PATHS.told);
      return paths.length > 0 ? { paths } : null;
    },
    decide(s, a, seat, isLegal, rng) {
      const paths = legal(s, a, seat, isLegal, MOST_PATHS.told);
      return paths[below(rng, paths.length)]!.track;
    },
    // where no way exists, the condition on the field is asked about an empty one
    attempts(s, a, seat) {
      const tracks = firstOf(offer(s, a, seat), MOST_PATHS.reasons, () => true).map(({ track }) => track);
      return tracks.length > 0 ? tracks : NO_WAY;
    },
  };
}

/** The first ways that pass the test; the search stops after a number of tries. */
function firstOf(ways: Iterable<OfferedPath>, most: number, test: (way: OfferedPath) => boolean): OfferedPath[] {
  const found: OfferedPath[] = [];
  let tries = 0;
  for (const way of ways) {
    if (test(way)) found.push(way);
    tries += 1;
    if (found.length >= most || tries >= MOST_PATHS.tried) break;
  }
  return found;
}

const isPiece = (x: unknown): boolean => typeof x === 'string' && x.length <= MOST_PATHS.piece;
