// One hex of an 18xx board as a picture.
import { type HexId, type MapFacts, neighbour, nodeId, opposite, trackOn } from '../../engine/index.ts';
import type { Home, RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import type { Words } from '../../words/words.ts';
import type { CompanyMark, Ground, PictureHex } from '../board/picture.ts';
import { groundOf } from '../board/tile/groundOf.ts';
import type { Surroundings } from '../board/tile/placeSigns.ts';
import { tileOf } from '../board/tile/tileOf.ts';
import { hexWords } from './hexWords.ts';
import { homesAt } from './homesAt.ts';
import { centreIn } from './inset.ts';
import type { RailFace } from './railFace.ts';
import { isDrawn, signsOf } from './signs.ts';

export function hexPicture<S extends RailState>(
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
  const hexTrack = trackOn(map, s.board, hex);
  const homes = homesAt(railFace, s, hex);
  const told = railFace.borders?.(lang) ?? {};
  return {
    id: hex,
    ...centreIn(railFace, s, hex),
    ground: groundFor(map, s, hex),
    ...(facts.name ? { name: facts.name, rank: hexTrack.nodes.length > 1 ? (2 as const) : (3 as const) } : {}),
    parts: [],
    tile: tileOf(hexTrack, {
      ...around,
      shape: map.orientation,
      hex,
      signs: signsOf(railFace, s, hex, hexTrack, lang),
      tokens: hexTrack.nodes.map((_, i) => (s.board.tokens[nodeId(hex, i)] ?? []).map((id) => markOf(marks, id))),
      awaits: hexTrack.nodes.map((_, i) => homesIn(homes, i).map(({ company }) => marks[company]!)),
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

/** The ground of a hex: bare hills are drawn as such; a tile covers them. */
function groundFor(map: MapFacts, s: RailState, hex: HexId): Ground {
  if (s.board.laid[hex] === undefined && isDrawn(map.hexes[hex]!)) return 'mountain';
  return groundOf(trackOn(map, s.board, hex).colour);
}

/** The borders of a hex. A border shared by two hexes is drawn once, with its cost unless the legend gives it. */
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
