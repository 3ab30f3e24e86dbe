// The face of an 18xx game, made from its description (`RailGame`): games supply facts, the drawing is shared.
import {
  type Board,
  graphOf,
  type HexId,
  hexOfNode,
  isNode,
  type MapFacts,
  neighbour,
  nodeId,
  opposite,
  tilesLeft,
  trackOfTile,
  trackOn,
} from '../../engine/index.ts';
import { type RailGame, type RailState, sharePrice, type Table, treasuryOf } from '../../kernel/index.ts';
import { railLines } from '../../words/web/rail.ts';
import type { Joint } from '../board/picture.ts';
import { tileOf } from '../board/tile/tileOf.ts';
import { boardPicture } from './boardPicture.ts';
import { briefOf } from './brief.tsx';
import { railChapters } from './chapters.ts';
import { depotPicture } from './depotPicture.ts';
import type { GameFace, Series } from './face.ts';
import { factsOf18xx } from './facts.ts';
import { drawHexes } from './hexPictures.ts';
import { placeName, valuesAt } from './hexWords.ts';
import { companiesAt, companiesOn, layerOf } from './layer.ts';
import { marketPicture } from './marketPicture.ts';
import type { RailFace } from './railFace.ts';
import { runsPicture } from './runsPicture.ts';
import { costSigns, valueSigns } from './signs.ts';

/** Kinds of action that move prices and presidencies: their effect is shown before one confirms. */
const NEEDS_PREVIEW = ['sellShares', 'startCompany', 'raiseCash'];

/** Refusals not worth listing: both ways to pay out stand beside the pass that is refused. */
const QUIET = ['dividend.undecided'];

/** `own`: the game's own parts; `table`: the number of players, if the map depends on it. */
export function face18xx<S extends RailState>(
  face: RailFace<S>,
  own: Pick<
    GameFace,
    | 'Panels'
    | 'Outlook'
    | 'companyFields'
    | 'seldom'
    | 'puts'
    | 'quiet'
    | 'quietReasons'
    | 'runItems'
    | 'needsPreview'
    | 'kindName'
    | 'kindAbout'
    | 'fullFields'
    | 'rest'
    | 'chapters'
  > = {},
  table: Table = { players: 0 },
): GameFace {
  const { game, marks } = face;
  const map = game.map(table);
  const isHex = (id: string) => Object.hasOwn(map.hexes, id);
  const hexOf = (id: string) => (isHex(id) ? id : id.includes('.') && isHex(hexOfNode(id)) ? hexOfNode(id) : null);
  const spots = face.spots?.(table) ?? {};
  const whole: GameFace<S> = {
    chapters: railChapters(),
    ...own,
    needsPreview: [...NEEDS_PREVIEW, ...(own.needsPreview ?? [])],
    quietReasons: [...QUIET, ...(own.quietReasons ?? [])],
    marks,
    drawAhead: (state, words, lang) => drawHexes(face, state, words, lang, null),
    picture: (state, words, lang, tried) => boardPicture(face, state, words, lang, tried),
    facts: (state, words, lang) => factsOf18xx(face, state, words, lang),
    market: (state, words, lang) => marketPicture(face, state, words, lang),
    depot: (state, words, lang) => depotPicture(face, state, words, lang),
    pieces: (state) => piecesOf(face, state),
    companiesAt: (state, hex) => companiesAt(face, state, hex),
    Brief: briefOf(face),
    series: seriesOf(game),
    reasons: (lang) => face.reasons(lang),
    track: {
      shape: map.orientation,
      tiles: Object.keys(map.tiles),
      placesOf: (id) => spots[id] ?? [hexOf(id) ?? []].flat(),
      name: (id) => {
        const hex = hexOf(id);
        return hex && placeName(map, hex);
      },
      idsAt: (state, hex) => [
        hex,
        ...trackOn(map, state.board, hex).nodes.map((_, i) => nodeId(hex, i)),
        ...Object.keys(spots).filter((id) => spots[id]!.includes(hex)),
      ],
      tile: (id, rotation = 0) => {
        if (!Object.hasOwn(map.tiles, id)) return null;
        const tile = trackOfTile(map, id, rotation);
        const label = tile.label ? [{ kind: 'label' as const, text: tile.label, later: false }] : [];
        return tileOf(tile, {
          shape: map.orientation,
          hex: id,
          signs: [...valueSigns(tile, []), ...label, ...costSigns(map.tiles[id]!.upgradeTerrain, false)],
        });
      },
      becomes: (id) => {
        const { upgradesTo, upgradesToOnLabel = {} } = map.tiles[id]!;
        return [...new Set([...upgradesTo, ...Object.values(upgradesToOnLabel).flat()])];
      },
      otherSide: (id) => map.tiles[id]!.otherSide ?? null,
      tilesLeft: (state, id) =>
        game.countsTiles?.(state) === false ? Number.POSITIVE_INFINITY : tilesLeft(map, state.board, id),
      values: (state, hex, words, lang) => valuesAt(face, state, hex, words, lang),
      joints: (before, after, hex) => jointsOf(map, before.board, after.board, hex),
      companies: (state) => companiesOn(face, state),
      layer: (state, company) => layerOf(face, state, company),
      graph: (state) => graphOf(map, state.board),
      tokens: (state) => state.board.tokens,
      operating: (state) => game.operating(state),
      ...(game.wagonsCost && { costOf: (state, _, values) => game.wagonsCost!(state, values.length) }),
      ...(face.ways && {
        ways: { ...face.ways, figures: (state, chosen, track) => face.ways!.figures(state, chosen, track) },
      }),
      runs: (state, runs) => runsPicture(face, state, runs),
      runsIn: (event) => game.runsIn(event),
    },
  };
  return whole;
}

function jointsOf(map: MapFacts, before: Board, after: Board, hex: HexId): readonly Joint[] {
  const had = exitsOf(map, before, hex);
  return [...exitsOf(map, after, hex)]
    .filter((edge) => !had.has(edge))
    .map((edge) => {
      const other = neighbour(map, hex, edge);
      return { edge, joined: other !== null && exitsOf(map, after, other).has(opposite(edge)) };
    });
}

const exitsOf = (map: MapFacts, board: Board, hex: HexId): ReadonlySet<number> =>
  new Set(
    trackOn(map, board, hex)
      .paths.flat()
      .filter((end) => !isNode(end)),
  );

function piecesOf<S extends RailState>({ game }: RailFace<S>, s: S): Readonly<Record<string, number>> {
  const placed = Object.values(s.board.tokens).flat();
  const inAll = (id: string) =>
    game.tokens?.(id) ?? game.tokensLeft(s, id) + placed.filter((company) => company === id).length;
  return Object.fromEntries([...(game.minors?.(s) ?? []), ...game.companies(s)].map((id) => [id, inAll(id)]));
}

function seriesOf<S extends RailState>(game: RailGame<S>): readonly Series[] {
  const byCompany = (value: (s: S, id: string) => number) => (state: unknown) =>
    Object.fromEntries(game.companies(state as S).map((id) => [id, value(state as S, id)]));
  return [
    {
      id: 'prices',
      of: 'companies',
      title: (lang) => railLines[lang].columns.price.title,
      value: byCompany((s, id) => sharePrice(game, s, id)),
    },
    {
      id: 'treasuries',
      of: 'companies',
      title: (lang) => railLines[lang].columns.treasury.title,
      value: byCompany((s, id) => treasuryOf(s, id)),
    },
  ];
}
