// The board of an 18xx game as a picture: every hex with what lies on it, drawn from the map and the board alone.
import { faceOf, type HexId, type MapFacts, neighbour, nodeId, opposite } from '../../../engine/index.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Home, RailState } from '../../../kernel/index.ts';
import { alike } from '../../board/alike.ts';
import type { BoardPicture, CompanyMark, Ground, PictureHex } from '../../board/picture.ts';
import { groundOf } from '../../board/tile/groundOf.ts';
import type { Box, Surroundings } from '../../board/tile/placeSigns.ts';
import { lettersFor, UNIT } from '../../board/tile/sizes.ts';
import { tileOf } from '../../board/tile/tileOf.ts';
import { hexWords } from './hexWords.ts';
import { homesAt } from './homesAt.ts';
import { centreIn, cutLinks, frameAround, insetsOf } from './inset.ts';
import { lakeNames, lakesOf } from './lakes.ts';
import { legendOf } from './legend.ts';
import type { RailFace } from './railFace.ts';
import { seaAround, seasBeside } from './sea.ts';
import { seaNames } from './seaNames.ts';
import { isDrawn, signsOf } from './signs.ts';
import { besideOf, boxOf, isShown, takenAround } from './surroundings.ts';

const MARGIN = 31;
/** Room for what is written at links that are cut. */
const WIDE_MARGIN = 48;

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
  return {
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
}

interface Drawn {
  /** What the picture was drawn from. */
  readonly from: readonly unknown[];
  readonly picture: PictureHex;
  /** What is written there, as the hexes beside it see it. */
  readonly written: readonly Box[];
}

const drawn = new WeakMap<Words, Map<HexId, Drawn>>();

/** A hex is drawn again only when something it shows, or something beside it, has changed. */
function hexPictures<S extends RailState>(
  face: RailFace<S>,
  s: S,
  words: Words,
  lang: Lang,
  tried: HexId | null,
): readonly PictureHex[] {
  const { game } = face;
  const map = game.map(s);
  const letters = lettersFor(frameOf(face, s));
  const columns = game.phase(s).columns.join();
  const markers = game.markers(s);
  const known = drawn.get(words) ?? new Map<HexId, Drawn>();
  drawn.set(words, known);
  const written = new Map<HexId, readonly Box[]>();
  return Object.keys(map.hexes).map((hex) => {
    const here = faceOf(map, s.board, hex);
    const beside = besideOf(map, s, hex);
    const isTried = hex === tried;
    const from = [
      ...[face, map, columns, here, s.board.laid[hex]?.[0], isTried],
      ...markers.flatMap((one) => (one.hex === hex ? Object.values(one) : [])),
      ...homesAt(face, s, hex).flatMap(({ company, city }) => [company, city]),
      ...here.nodes.map((_, i) => s.board.tokens[nodeId(hex, i)]?.join()),
      ...beside.flatMap((other) => [other.face, written.get(neighbour(map, hex, other.edge)!)]),
    ];
    let now = known.get(hex);
    if (!now || now.from.length !== from.length || from.some((part, i) => part !== now!.from[i])) {
      const around = { letters, beside, taken: takenAround(map, hex, written) };
      const picture = hexPicture(face, s, hex, words, lang, isTried, around);
      const boxes = picture.tile!.labels.filter(isShown).map(boxOf);
      // written as before: then nothing changes for the hexes beside it
      now = { from, picture, written: alike(boxes, now?.written) ? now!.written : boxes };
      known.set(hex, now);
    }
    written.set(hex, now.written);
    return now.picture;
  });
}

const frames = new WeakMap<MapFacts, BoardPicture['frame']>();

/** One object for each map: a board that keeps its frame keeps what is in sight. */
function frameOf<S extends RailState>(face: RailFace<S>, s: S): BoardPicture['frame'] {
  const map = face.game.map(s);
  const known = frames.get(map);
  if (known) return known;
  const frame = frameAround(face, s, Object.keys(map.hexes), face.inset?.(s) ? WIDE_MARGIN : MARGIN);
  frames.set(map, frame);
  return frame;
}

function hexPicture<S extends RailState>(
  railFace: RailFace<S>,
  s: S,
  hex: HexId,
  words: Words,
  lang: Lang,
  tried: boolean,
  around: Omit<Surroundings, 'shape'>,
): PictureHex {
  const { game, marks } = railFace;
  const map = game.map(s);
  const facts = map.hexes[hex]!;
  const face = faceOf(map, s.board, hex);
  const homes = homesAt(railFace, s, hex);
  const told = railFace.borders?.(lang) ?? {};
  return {
    id: hex,
    ...centreIn(railFace, s, hex),
    ground: groundFor(map, s, hex),
    ...(facts.name ? { name: facts.name, rank: face.nodes.length > 1 ? (2 as const) : (3 as const) } : {}),
    parts: [],
    tile: tileOf(face, {
      ...around,
      shape: map.orientation,
      hex,
      signs: signsOf(railFace, s, hex, face, lang),
      tokens: face.nodes.map((_, i) => (s.board.tokens[nodeId(hex, i)] ?? []).map((id) => markOf(marks, id))),
      awaits: face.nodes.map((_, i) => homesIn(homes, i).map(({ company }) => marks[company]!)),
      borders: bordersOf(map, hex, told),
      keepOff: (facts.borders ?? []).flatMap(({ edge, kind }) => (kind in told ? [edge] : [])),
      tried,
    }),
    ...hexWords(railFace, s, hex, words, lang),
  };
}

const markOf = (marks: Readonly<Record<string, CompanyMark>>, id: string | null): CompanyMark | null =>
  id === null ? null : (marks[id] ?? null);

const homesIn = (homes: readonly Home[], city: number): readonly Home[] =>
  homes.filter((home) => (home.city ?? 0) === city);

/** Bare hills are drawn as such; a tile covers them. */
function groundFor(map: MapFacts, s: RailState, hex: HexId): Ground {
  if (s.board.laid[hex] === undefined && isDrawn(map.hexes[hex]!)) return 'mountain';
  return groundOf(faceOf(map, s.board, hex).colour);
}

/** A border that two hexes share is drawn once; what it costs is written there, unless the legend says it. */
function bordersOf(map: MapFacts, hex: HexId, told: Readonly<Record<string, unknown>>) {
  const { borders = [] } = map.hexes[hex]!;
  const isTold = (edge: number): boolean => {
    const other = neighbour(map, hex, edge);
    const same = other !== null && map.hexes[other]!.borders?.some((border) => border.edge === opposite(edge));
    return Boolean(same) && other! < hex;
  };
  return borders
    .filter(({ edge }) => !isTold(edge))
    .map(({ edge, kind, cost }) => ({ edge, kind, ...(cost && !(kind in told) ? { cost: String(cost) } : {}) }));
}
