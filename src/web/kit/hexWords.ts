// A hex in words: one sentence, and the columns of the textual board.
import {
  type HexFacts,
  type HexId,
  isNode,
  type MapFacts,
  type NodeFacts,
  type NodeValue,
  nodeId,
  type TrackFacts,
  trackOn,
} from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import { railLines } from '../../words/web/rail.ts';
import type { Words } from '../../words/words.ts';
import type { PictureHex } from '../board/picture.ts';
import { homesAt } from './homesAt.ts';
import type { RailFace } from './railFace.ts';
import { terrainOf } from './signs.ts';

export function hexWords<S extends RailState>(
  railFace: RailFace<S>,
  s: S,
  hex: HexId,
  words: Words,
  lang: Lang,
): Pick<PictureHex, 'label' | 'row'> {
  const { f } = words;
  const { game } = railFace;
  const l = railLines[lang].map;
  const map = game.map(s);
  const facts = map.hexes[hex]!;
  const hexTrack = trackOn(map, s.board, hex);
  const [laid] = s.board.laid[hex] ?? [];
  const colour = l.colours[hexTrack.colour];
  const what = [
    laid === undefined ? colour : l.tile(laid, colour),
    ...hexTrack.nodes.map((node) => nodeWord(node, lang)),
  ];
  const values = valuesAt(railFace, s, hex, words, lang);
  const named = (company: string) => words.value('company', company);
  const here = hexTrack.nodes.flatMap((_, i) =>
    (s.board.tokens[nodeId(hex, i)] ?? []).filter((id) => id !== null).map(named),
  );
  const homes = homesAt(railFace, s, hex);
  const terrain = terrainOf(map, s, hex);
  const cost = terrain ? f.money(terrain.cost) : '';
  const place = placeName(map, hex);
  const sentences = [
    what.join(', '),
    ...(values ? [l.value(values)] : []),
    ...(terrain ? [l.terrain(terrain.kind, cost)] : []),
    ...(facts.partition ? [l.divided] : []),
    ...(isLink(hexTrack) ? [l.link] : []),
    ...(facts.borders?.some(({ kind }) => kind === 'impassable') ? [l.barrier] : []),
    ...(facts.icons ?? []).flatMap((icon) => railFace.mark?.(icon, lang).text ?? []),
    ...sidesOf(facts, railFace.borders?.(lang) ?? {}, l.sides),
    ...(here.length > 0 ? [l.here(f.list(here))] : []),
    ...(homes.length > 0 ? [l.home(f.list(homes.map(({ company }) => named(company))))] : []),
  ];
  return {
    label: `${place}: ${sentences.join('; ')}`,
    row: { place, kind: what.join(', '), cost, income: values, here: here.join(', ') },
  };
}

/** The present values of its stops. */
export const valuesAt = <S extends RailState>(
  { game, stopValue }: RailFace<S>,
  s: S,
  hex: HexId,
  { f }: Words,
  lang: Lang,
): string =>
  valuesOf(
    trackOn(game.map(s), s.board, hex).nodes,
    game.phase(s).columns,
    (sum) => stopValue?.(sum, lang) ?? f.money(sum),
  );

/** True for track from side to side over water. */
const isLink = ({ colour, paths }: TrackFacts): boolean =>
  colour === 'blue' && paths.some((ends) => !ends.some(isNode));

/** Counts its sides with a river or another named border. */
const sidesOf = (
  { borders = [] }: HexFacts,
  named: Readonly<Record<string, { readonly name: string }>>,
  sides: (name: string, count: number) => string,
): string[] =>
  Object.entries(named).flatMap(([kind, { name }]) => {
    const count = borders.filter((border) => border.kind === kind).length;
    return count > 0 ? [sides(name, count)] : [];
  });

/** The name with the number of the hex, or the number alone; an area on several hexes has one name. */
export function placeName(map: MapFacts, hex: HexId): string {
  const facts = map.hexes[hex];
  const name = facts?.name ?? (facts?.hidden ? areaName(map, hex) : undefined);
  return name ? `${name} (${hex})` : hex;
}

function areaName({ hexes }: MapFacts, hex: HexId): string | undefined {
  const groups = hexes[hex]!.nodes.map(({ group }) => group);
  const shares = ({ nodes }: HexFacts) => nodes.some(({ group }) => group !== undefined && groups.includes(group));
  return Object.values(hexes).find((other) => other.name !== undefined && shares(other))?.name;
}

function nodeWord({ kind, slots }: NodeFacts, lang: Lang): string {
  const l = railLines[lang].map;
  return kind === 'city' ? l.city(slots) : l[kind];
}

function valuesOf(nodes: readonly NodeFacts[], columns: readonly string[], told: (value: number) => string): string {
  const worth = (value: NodeValue): number =>
    typeof value === 'number' ? value : (value[columns.find((column) => column in value) ?? ''] ?? 0);
  const sums = [...new Set(nodes.map(({ value }) => worth(value)))].filter((sum) => sum > 0);
  return sums.map(told).join(', ');
}
