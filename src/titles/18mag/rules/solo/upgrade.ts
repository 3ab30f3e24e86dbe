// Which city István upgrades, and how its new tile may lie (R170-R172).

import { hexOfNode } from '../../../../engine/track/board.ts';
import { EDGES, neighbour, opposite, place } from '../../../../engine/track/coords.ts';
import { type Face, faceOf, faceOfTile } from '../../../../engine/track/face.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { rotationsOf, tilesLeft, upgradesOf } from '../../../../engine/track/upgrades.ts';
import type { Lay } from '../../../../kernel/track/laying.ts';
import { homeOf, type MinorId } from '../companies.ts';
import { mapOf } from '../map.ts';
import { isConnected } from '../operating/layTile.ts';
import type { State18Mag } from '../state.ts';
import { phases } from '../trains.ts';

/** R170: counted in hexes on the map, not along the track. Letters are rows; along a row the numbers go by two. */
export function hexesApart(one: HexId, other: HexId): number {
  const [row, number] = place(one);
  const [otherRow, otherNumber] = place(other);
  const rows = Math.abs(row - otherRow);
  return rows + Math.max(0, Math.abs(number - otherNumber) - rows) / 2;
}

/** The edges over which track of a neighbour points at a hex. */
const pointedAt = (s: State18Mag, hex: HexId): number[] =>
  EDGES.filter((edge) => {
    const other = neighbour(mapOf(s), hex, edge);
    return other !== null && faceOf(mapOf(s), s.board, other).edges.includes(opposite(edge));
  });

/** How many tracks that end at the hex now would be joined. */
export function joinedBy(s: State18Mag, { hex, tile, rotation }: Lay): number {
  const now = faceOf(mapOf(s), s.board, hex).edges;
  const then = faceOfTile(mapOf(s), tile, rotation).edges;
  return pointedAt(s, hex).filter((edge) => then.includes(edge) && !now.includes(edge)).length;
}

/** Two rotations that look alike are one. */
const looks = ({ exits }: Face): string =>
  exits
    .map((edges) => edges.join())
    .sort()
    .join('|');

function legalPositions(s: State18Mag, company: MinorId, hex: HexId): Lay[] {
  const map = mapOf(s);
  if (s.board.laid[hex] === undefined) return []; // R170: never a yellow tile
  // R071, R196: as for every minor, some track of the new tile has to be reached.
  const seen = new Set<string>();
  return upgradesOf(map, s.board, hex)
    .filter((tile) => phases[s.phase].tiles.includes(map.tiles[tile]!.colour) && tilesLeft(map, s.board, tile) > 0)
    .flatMap((tile) => rotationsOf(map, s.board, hex, tile).map((rotation) => ({ hex, tile, rotation })))
    .filter((position) => isConnected(s, company, position))
    .filter(({ tile, rotation }) => {
      const look = `${tile} ${looks(faceOfTile(map, tile, rotation))}`;
      return !seen.has(look) && seen.add(look);
    });
}

/** R172: of the legal positions those that join most tracks. */
export function bestPositions(s: State18Mag, company: MinorId, hex: HexId): Lay[] {
  const legal = legalPositions(s, company, hex);
  const most = Math.max(...legal.map((position) => joinedBy(s, position)));
  return legal.filter((position) => joinedBy(s, position) === most);
}

const hasCity = (s: State18Mag, hex: HexId): boolean =>
  faceOf(mapOf(s), s.board, hex).nodes.some(({ kind }) => kind === 'city');

export const homeHex = (s: State18Mag, company: MinorId): HexId => hexOfNode(homeOf(s, company));

/** R170: the home city, else the nearest others; several where they are equally near, none where nothing can be upgraded. */
export function hexesToUpgrade(s: State18Mag, company: MinorId): HexId[] {
  const home = homeHex(s, company);
  const can = (hex: HexId): boolean => bestPositions(s, company, hex).length > 0;
  if (can(home)) return [home];
  const others = Object.keys(s.board.laid).filter((hex) => hex !== home && hasCity(s, hex) && can(hex));
  const nearest = Math.min(...others.map((hex) => hexesApart(home, hex)));
  return others.filter((hex) => hexesApart(home, hex) === nearest).sort();
}
