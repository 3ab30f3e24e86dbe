// The pictures of all hexes, cached: a hex is redrawn only when something it shows, or a neighbour, has changed.
import { type Board, type HexId, neighbour, nodeId, trackOn } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import type { Words } from '../../words/words.ts';
import { alike } from '../board/alike.ts';
import type { PictureHex } from '../board/picture.ts';
import type { Box } from '../board/tile/placeSigns.ts';
import { lettersFor } from '../board/tile/sizes.ts';
import { frameOf } from './frameOf.ts';
import { hexPicture } from './hexPicture.ts';
import { homesAt, homesOf } from './homesAt.ts';
import type { RailFace } from './railFace.ts';
import { besideOf, boxOf, isShown, takenAround } from './surroundings.ts';
import { aroundOf, touchedBetween } from './touched.ts';

interface Drawn {
  /** The values from which the picture was drawn. */
  readonly from: readonly unknown[];
  readonly picture: PictureHex;
  /** The boxes of its lettering, which neighbours keep clear of. */
  readonly written: readonly Box[];
}

interface Last {
  readonly from: readonly unknown[];
  /** The board's parts then: writers to a board replace its parts. */
  readonly board: Board;
  readonly drawn: ReadonlyMap<HexId, Drawn>;
  readonly pictures: readonly PictureHex[];
}

interface Known {
  /** The latest pictures of each hex, newest first: stepping to and fro through a game finds them again. */
  readonly hexes: Map<HexId, readonly Drawn[]>;
  /** All pictures of the last drawing, with its inputs. */
  last: Last | null;
}

const known = new WeakMap<Words, Known>();

/** Pictures kept of each hex. */
const KEPT = 4;

/** The pictures of all hexes; without changes, the same objects as before. */
export function hexPictures<S extends RailState>(...asked: Parameters<typeof drawHexes<S>>): readonly PictureHex[] {
  const drawing = drawHexes(...asked);
  for (;;) {
    const { done, value } = drawing.next();
    if (done) return value;
  }
}

/** Draws hex by hex, so that the caller may rest in between. Finished hexes are cached. */
export function* drawHexes<S extends RailState>(
  face: RailFace<S>,
  s: S,
  words: Words,
  lang: Lang,
  tried: HexId | null,
): Generator<undefined, readonly PictureHex[]> {
  const { game } = face;
  const map = game.map(s);
  const columns = game.phase(s).columns.join();
  const markers = game.markers(s);
  const { laid, tokens } = s.board;
  const seen: Known = known.get(words) ?? { hexes: new Map(), last: null };
  known.set(words, seen);
  const onMap = [...markers.flatMap((one) => Object.values(one)), ...homesOf(face, s).flatMap(Object.values)];
  const from = [face, map, columns, tried, ...onMap];
  const last = seen.last && isSame(seen.last.from, from) ? seen.last : null;
  const touched = last && touchedBetween(map, last.board, s.board);
  if (last && touched?.size === 0) return last.pictures;
  const letters = lettersFor(frameOf(face, s));
  const drawn = new Map<HexId, Drawn>();
  /** True if neither the hex nor its neighbours have changed since the last drawing. */
  const isAsBefore = (hex: HexId): boolean =>
    !touched!.has(hex) &&
    aroundOf(map, hex).every((other) => {
      const there = drawn.get(other);
      return !touched!.has(other) && (!there || there.written === last!.drawn.get(other)!.written);
    });
  for (const hex of Object.keys(map.hexes)) {
    if (last && isAsBefore(hex)) {
      drawn.set(hex, last.drawn.get(hex)!);
      continue;
    }
    const here = trackOn(map, s.board, hex);
    const beside = besideOf(map, s, hex);
    const isTried = hex === tried;
    const parts = [
      ...[face, map, columns, here, laid[hex]?.[0], isTried],
      ...markers.flatMap((one) => (one.hex === hex ? Object.values(one) : [])),
      ...homesAt(face, s, hex).flatMap(({ company, city }) => [company, city]),
      ...here.nodes.map((_, i) => tokens[nodeId(hex, i)]?.join()),
      ...beside.flatMap((other) => [other.hexTrack, drawn.get(neighbour(map, hex, other.edge)!)?.written]),
    ];
    const kept = seen.hexes.get(hex) ?? [];
    let now = kept.find((one) => isSame(one.from, parts));
    if (!now) {
      const around = { letters, beside, taken: takenAround(map, hex, drawn) };
      const made = hexPicture(face, s, hex, words, lang, isTried, around);
      // most changes beside a hex do not alter its picture: then it keeps its object
      const picture = kept.find((one) => alike(one.picture, made))?.picture ?? made;
      const boxes = picture.tile!.labels.filter(isShown).map(boxOf);
      // the same lettering as before, so the neighbours need no change
      now = { from: parts, picture, written: kept.find((one) => alike(boxes, one.written))?.written ?? boxes };
      yield;
    }
    if (now !== kept[0]) seen.hexes.set(hex, [now, ...kept.filter((one) => one !== now)].slice(0, KEPT));
    drawn.set(hex, now);
  }
  const pictures = [...drawn.values()].map(({ picture }) => picture);
  seen.last = { from, board: { ...s.board }, drawn, pictures };
  return pictures;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, i) => part === b[i]);
