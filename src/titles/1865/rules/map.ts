// The map of 1865 for the engine, made from the printed board: all of it, or Sardinia alone (R164).

import { hexOfNode, type NodeId, nodeId } from '../../../engine/track/board.ts';
import { EDGES, neighbour, opposite } from '../../../engine/track/coords.ts';
import type { HexFacts, HexId, MapFacts } from '../../../engine/track/facts.ts';
import { perMap } from '../../../engine/track/memo.ts';
import type { MaritimeId } from './companies.ts';
import { borders, CARBONIA, COAST, corsica, orientation, PLAIN, sardinia, sea } from './hexes.ts';
import { isShort, type Variant } from './rulings.ts';
import { tiles } from './tiles.ts';

const mapWith = (hexes: MapFacts['hexes']): MapFacts => ({ orientation, hexes, tiles });
const open = mapWith({ ...corsica, ...sea, ...sardinia });

type Border = NonNullable<HexFacts['borders']>[number];

/** Every border that is not plain, once for each of its two hexes. */
const seen: readonly (readonly [HexId, Border])[] = borders.flatMap(({ kind, cost, between }) =>
  Object.entries(between).flatMap(([name, pairs]) =>
    pairs.split(' ').flatMap((pair): (readonly [HexId, Border])[] => {
      const [one, other] = pair.split('-') as [HexId, HexId];
      const edge = EDGES.find((side) => neighbour(open, one, side) === other);
      if (edge === undefined) throw new Error(`${name}: ${one} and ${other} are not neighbours`);
      return [
        [one, { edge, kind, cost }],
        [other, { edge: opposite(edge), kind, cost }],
      ];
    }),
  ),
);

const withBorders = (hex: HexFacts): HexFacts => {
  const own = seen.flatMap(([id, border]) => (id === hex.id ? [border] : []));
  return own.length === 0 ? hex : { ...hex, borders: own.sort((a, b) => a.edge - b.edge) };
};

export const fullMap: MapFacts = mapWith(
  Object.fromEntries(Object.entries(open.hexes).map(([id, hex]) => [id, withBorders(hex)])),
);

const isSardinian = (hex: HexId | null): boolean => hex !== null && Object.hasOwn(sardinia, hex);

/** The sea at the Sardinian end of a dotted link. */
const isLanding = (hex: HexId): boolean =>
  Object.hasOwn(sea, hex) && sea[hex]!.paths.flat().some((edge) => isSardinian(neighbour(open, hex, edge)));

/** R164: track may still end at the dotted links, which lead off this map. */
export const shortMap: MapFacts = mapWith(
  Object.fromEntries(Object.entries(fullMap.hexes).filter(([id]) => isSardinian(id) || isLanding(id))),
);

export const mapOf = (s: Variant): MapFacts => (isShort(s) ? shortMap : fullMap);

export const hexIds: readonly HexId[] = Object.keys(fullMap.hexes);

/** The cities and mines of a map: all that can hold a token. */
export const stationsOn = perMap((map): readonly NodeId[] =>
  Object.values(map.hexes).flatMap(({ id, nodes }) =>
    nodes.flatMap(({ slots }, i) => (slots > 0 ? [nodeId(id, i)] : [])),
  ),
);

export const stationIds: readonly NodeId[] = stationsOn(fullMap);

const named = new Map(hexIds.map((id) => [fullMap.hexes[id]!.name, id]));

/** The hex of a place. A name stands on the map once. */
export function hexNamed(name: string): HexId {
  const hex = named.get(name);
  if (hex === undefined) throw new Error(`no place ${name}`);
  return hex;
}

const bears = (hex: HexId, mark: string): boolean => fullMap.hexes[hex]?.icons?.includes(mark) ?? false;

/** R111 */
export const isCoastal = (hex: HexId): boolean => bears(hex, COAST);
/** R112, R116 */
export const isMine = (place: NodeId): boolean => fullMap.hexes[hexOfNode(place)]?.nodes[0]?.kind === 'mine';
/** R117 */
export const isCarbonia = (hex: HexId): boolean => bears(hex, CARBONIA);
/** R003: places whose token earns the bonus of a maritime company. */
export const placesOf = (maritime: MaritimeId): readonly NodeId[] =>
  hexIds.filter((hex) => bears(hex, maritime)).map((hex) => nodeId(hex, 0));

/** R119, R123: the price of a token for crossing this side of a hex. */
export const borderCost = (hex: HexId, edge: number): number =>
  fullMap.hexes[hex]?.borders?.find((border) => border.edge === edge)?.cost ?? PLAIN;
