// The places of 18Mag in the terminal: their tile, worth, track, tokens and ground.

import type { Picking } from '../../../cli/terminal/drawing.ts';
import {
  EDGES,
  freeSlots,
  type HexId,
  isNode,
  type NodeValue,
  neighbour,
  tokensAt,
  trackOfTile,
  trackOn,
} from '../../../engine/index.ts';
import { mapOf } from '../rules/map.ts';
import { rail18mag } from '../rules/rail.ts';
import type { State18Mag } from '../rules/state.ts';
import { companyName } from '../words/names.ts';
import type { OwnLook } from './look.ts';

const figures = (value: NodeValue): string =>
  typeof value === 'number' ? String(value) : Object.values(value).join('/');

/** The hexes over these edges, by name. */
function beyond(s: State18Mag, hex: HexId, edges: readonly number[], { words }: OwnLook): string {
  const names = edges.map((edge) => neighbour(mapOf(s), hex, edge)).filter((id) => id !== null);
  return words.f.list(names.map((id) => words.f.name(id)));
}

/** Everything about one hex; null if there is none. */
export function place(s: State18Mag, id: HexId, look: OwnLook): string | null {
  const { words, lines } = look;
  const hex = mapOf(s).hexes[id];
  if (!hex) return null;
  const laid = s.board.laid[id];
  return [
    words.f.name(id),
    laid ? `${lines.rail.tile} ${laid[0]}` : lines.rail.printed,
    ...cities(s, id, look),
    ...plainTrack(s, id, look),
    ...ground(s, id, look),
  ].join('; ');
}

function cities(s: State18Mag, id: HexId, look: OwnLook): string[] {
  const {
    own: mag,
    lines: { rail },
  } = look;
  const map = mapOf(s);
  const { nodes, exits } = trackOn(map, s.board, id);
  return nodes.map(({ kind, value, slots }, i) => {
    const node = `${id}.${i}`;
    const tokens = tokensAt(s.board, node).map(companyName);
    const homes = rail18mag.homes(s).filter(({ hex, city }) => hex === id && city === i);
    return [
      rail.kinds[kind],
      ...(value === 0 ? [] : [mag.worth(figures(value))]),
      ...(slots > 0 ? [mag.places(freeSlots(map, s.board, node), slots)] : []),
      ...(tokens.length > 0 ? [rail.tokensOf(tokens.join(' '))] : []),
      ...homes.map(({ company }) => mag.homeOf(companyName(company))),
      ...(exits[i]!.length > 0 ? [mag.to(beyond(s, id, exits[i]!, look))] : []),
    ].join(', ');
  });
}

/** Track without a place, as pairs of neighbours that it joins. */
function plainTrack(s: State18Mag, id: HexId, look: OwnLook): string[] {
  const { paths } = trackOn(mapOf(s), s.board, id);
  const pairs = paths
    .filter(([a, b]) => !isNode(a) && !isNode(b))
    .map(([a, b]) => `${beyond(s, id, [a], look)} – ${beyond(s, id, [b], look)}`);
  return pairs.length > 0 ? [look.own.joins(pairs.join(', '))] : [];
}

/** Facts for builders: terrain, labels, the lake, barriers. */
function ground(s: State18Mag, id: HexId, look: OwnLook): string[] {
  const { words, own: mag } = look;
  const { terrain, label, futureLabel, partition, borders } = mapOf(s).hexes[id]!;
  const barred = EDGES.filter((edge) => borders?.some((border) => border.edge === edge));
  return [
    ...(terrain && !s.board.laid[id]
      ? [mag.terrain(mag.terrains[terrain.kind] ?? terrain.kind, words.f.money(terrain.cost))]
      : []),
    ...(label ? [mag.only(label)] : []),
    ...(futureLabel ? [mag.later(futureLabel.label)] : []),
    ...(partition ? [mag.lake] : []),
    ...(barred.length > 0 ? [mag.barrier(beyond(s, id, barred, look))] : []),
  ];
}

/** The worth beside a tile; the neighbours that its track leads to beside a rotation. */
export function hint(s: State18Mag, { field, chosen }: Picking, look: OwnLook): string {
  const { hex, tile, rotation } = chosen as { hex: HexId; tile: string; rotation: number };
  const worth = field === 'tile' ? mapOf(s).tiles[tile]!.nodes.filter(({ value }) => value !== 0) : [];
  if (worth.length > 0) return look.own.worth(worth.map(({ value }) => figures(value)).join(' + '));
  if (field !== 'rotation') return '';
  return `→ ${beyond(s, hex, trackOfTile(mapOf(s), tile, rotation).edges, look)}`;
}
