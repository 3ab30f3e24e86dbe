// The signs of a hex: values, labels, costs, icons, its name and its number.
import type { HexFacts, HexId, HexTrack, MapFacts, NodeValue } from '../../engine/index.ts';
import type { Marker, RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import { nameLines } from '../board/tile/sizes.ts';
import type { TileSign, ValueColumn } from '../board/tile/tilePicture.ts';
import type { RailFace } from './railFace.ts';

/** In the order of choosing places: the most important first. */
export function signsOf<S extends RailState>(
  railFace: RailFace<S>,
  s: S,
  hex: HexId,
  hexTrack: HexTrack,
  lang: Lang,
): TileSign[] {
  const { game, marks } = railFace;
  const map = game.map(s);
  const facts = map.hexes[hex]!;
  const values = facts.hidden ? [] : valueSigns(hexTrack, game.phase(s).columns);
  const names: TileSign[] = facts.name ? [{ kind: 'name', lines: nameLines(facts.name) }] : [];
  // off the board the row of values is centred, with the name above or below it
  const isOff = hexTrack.nodes.some(({ kind }) => kind === 'offboard');
  return [
    ...(isOff ? [...names, ...values] : [...values, ...names]),
    ...labelSigns(hexTrack, facts),
    ...game
      .markers(s)
      .filter((marker) => marker.hex === hex)
      .map((marker) => markerSign(marker, marks)),
    ...[...new Set(facts.icons ?? [])].flatMap((icon) => printedSign(railFace, icon, lang)),
    ...costSigns(terrainOf(map, s, hex), isDrawn(facts)),
    { kind: 'id', text: hex },
  ];
}

const printedSign = <S extends RailState>({ mark }: RailFace<S>, icon: string, lang: Lang): TileSign[] => {
  if (!mark) return [{ kind: 'icon', icon }];
  const { sign } = mark(icon, lang);
  return sign ? [sign] : [];
};

export const markerSign = (marker: Marker, marks: RailFace<RailState>['marks']): TileSign =>
  marker.kind === 'port'
    ? { kind: 'icon', icon: 'port', company: marks[marker.company]! }
    : { kind: 'note', text: marker.by };

/** Signs of values: one for all cities of the same value, and one for each town. */
export function valueSigns({ nodes }: Pick<HexTrack, 'nodes'>, now: readonly string[]): TileSign[] {
  const seen = new Set<string>();
  return nodes.flatMap(({ kind, value }, node): TileSign[] => {
    const key = JSON.stringify(value);
    if (value === 0 || (kind !== 'town' && seen.has(key))) return [];
    seen.add(key);
    if (typeof value !== 'number') return [{ kind: 'columns', columns: columnsOf(value, now) }];
    return [{ kind: 'value', text: String(value), ...(kind === 'town' ? { node } : {}) }];
  });
}

function columnsOf(value: Exclude<NodeValue, number>, now: readonly string[]): ValueColumn[] {
  const all = Object.keys(value);
  const counts = now.find((column) => column in value) ?? all[0]!;
  const next = all[all.indexOf(counts) + 1];
  return Object.entries(value).map(([id, worth]) => ({
    id,
    text: String(worth),
    now: id === counts,
    ...(id === next ? { next: true } : {}),
  }));
}

/** The label of the tile or print, or faintly one that counts only later; left out if the name says the same. */
function labelSigns({ label }: HexTrack, { futureLabel, name }: HexFacts): TileSign[] {
  const says = (text: string) => text.length > 2 && name?.startsWith(text);
  return [
    ...(label && !says(label) ? [{ kind: 'label' as const, text: label, later: false }] : []),
    ...(futureLabel && !label && !says(futureLabel.label)
      ? [{ kind: 'label' as const, text: futureLabel.label, later: true }]
      : []),
  ];
}

/** The terrain to be paid for when building on this hex as it is. */
export function terrainOf(map: MapFacts, s: RailState, hex: HexId): Terrain | undefined {
  const [tile] = s.board.laid[hex] ?? [];
  return tile === undefined ? map.hexes[hex]!.terrain : map.tiles[tile]!.upgradeTerrain;
}

type Terrain = NonNullable<HexFacts['terrain']>;

/** Signs of costs, without icons for hills that are drawn. */
export function costSigns(terrain: Terrain | undefined, drawn: boolean): TileSign[] {
  if (!terrain) return [];
  const kinds = kindsOf(terrain).filter((kind) => !drawn || kind !== 'mountain');
  return [{ kind: 'cost', terrains: kinds, text: String(terrain.cost) }];
}

/** The kinds of terrain: a bar separates two. */
const kindsOf = ({ kind }: Terrain): string[] => kind.split('|');

/** True for bare hills, which have a drawn pattern. */
export const isDrawn = ({ colour, terrain }: HexFacts): boolean =>
  colour === 'white' && terrain !== undefined && kindsOf(terrain).includes('mountain');
