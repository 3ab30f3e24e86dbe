// The board of an 18xx game as a picture: every hex with the things on it, from the map and the board alone.
import type { HexId } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import type { Words } from '../../words/words.ts';
import type { BoardPicture } from '../board/picture.ts';
import { lettersFor, UNIT } from '../board/tile/sizes.ts';
import { frameOf } from './frameOf.ts';
import { hexPictures } from './hexPictures.ts';
import { cutLinks, insetsOf } from './inset.ts';
import { lakeNames, lakesOf } from './lakes.ts';
import { legendOf } from './legend.ts';
import type { RailFace } from './railFace.ts';
import { seaAround, seasBeside } from './sea.ts';
import { seaNames } from './seaNames.ts';

/** The last picture made: a board without changes keeps its picture. */
const known = new WeakMap<Words, BoardPicture>();

export function boardPicture<S extends RailState>(
  face: RailFace<S>,
  s: S,
  words: Words,
  lang: Lang,
  tried: HexId | null = null,
): BoardPicture {
  const map = face.game.map(s);
  const frame = frameOf(face, s);
  const hexes = hexPictures(face, s, words, lang, tried);
  // everything else depends on the map and its homes, which are the same when all hexes are
  const before = known.get(words);
  if (before && before.hexes === hexes && before.lang === lang) return before;
  const picture: BoardPicture = {
    lang,
    shape: map.orientation,
    radius: UNIT,
    letters: lettersFor(frame),
    frame,
    waters: face.islands && map.orientation === 'flat' ? [seaAround(face, s), ...lakesOf(map)] : lakesOf(map),
    seas: seasBeside(face, s),
    hexes,
    lines: [],
    lettering: [...lakeNames(map, face.game.lakes ?? {}), ...seaNames(face, map, lang), ...cutLinks(face, s)],
    insets: insetsOf(face, s),
    legend: legendOf(face, s, lang),
  };
  known.set(words, picture);
  return picture;
}
