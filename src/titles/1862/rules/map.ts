// The map of 1862: every hex with its print. Edges 0 to 5 go clockwise from the bottom.
import { type NodeId, nodeId } from '../../../engine/track/board.ts';
import type { HexFacts, MapFacts } from '../../../engine/track/facts.ts';
import { city, offboard, port, town } from '../../../engine/track/notation.ts';
import { bare, hexesOf, print } from '../../../engine/track/prints.ts';
import { SMALL_STATION, tiles } from './tiles.ts';

/** Values in phases A and B, in C and D, and from E on. */
const worth = (white: number, gray: number, purple: number) => ({ white, gray, purple });

// An area is one location, whichever entrance leads to it (R206).
const midlands = offboard(worth(40, 90, 140), 'Midlands');
const west = offboard(worth(70, 100, 120), 'West');
export const LONDON = 'London';
const london = offboard(worth(100, 150, 200), LONDON);
const north = port(worth(80, 90, 100), 'North');
const north0 = port(worth(80, 90, 100), 'North0');
const north1 = port(worth(80, 90, 100), 'North1');
const holland = port(worth(70, 100, 130), 'Holland');
const denmark = port(worth(70, 100, 130), 'Denmark');
const east = port(worth(60, 90, 120), 'East');
const northEast = port(worth(80, 100, 120), 'NorthEast');

/** R115: the four places of London, two and two; no track leads to them. */
const terminals = city(0, 2);

type Borders = NonNullable<HexFacts['borders']>;
const borders =
  (kind: string) =>
  (...edges: readonly number[]): Borders =>
    edges.map((edge) => ({ edge, kind }));
/** One area on several hexes; a barrier (R108); two areas side by side. */
const [same, barrier, divider] = [borders('none'), borders('impassable'), borders('divider')];

export const hexes: Readonly<Record<string, HexFacts>> = hexesOf({
  A2: print('red', [midlands], '5a', { borders: same(0), hidden: true }),
  A4: print('red', [midlands], '4a 5a', { borders: same(0, 3), hidden: true }),
  A6: print('red', [midlands], '4a 5a', { name: 'Midlands', borders: same(0, 3) }),
  A8: print('red', [midlands, west], '4a 5b', { borders: same(0, 3), hidden: true }),
  A10: print('red', [west], '4a 5a', { name: 'The West', borders: same(0, 3) }),
  A12: print('red', [london, west], '5a 4b', { borders: same(0, 3), hidden: true }),
  A14: print('red', [london], '4a', { borders: same(3, 5), hidden: true }),
  B3: bare([town(0)], { name: 'Holbeach' }),
  B5: bare([city(0)], { name: 'Wisbech' }),
  B7: bare([city(0)], { name: 'March' }),
  B9: bare([city(0)], { name: 'Cambridge', label: 'N' }),
  B11: bare([town(0)], { name: 'Royston' }),
  B13: bare([city(0)], { name: "Bishop's Stortford" }),
  B15: print('red', [london, terminals], '3a', { borders: same(2, 4), hidden: true }),
  C2: print('blue', [north], '0a', { borders: divider(4) }),
  C4: bare([city(0)], { name: "King's Lynn", label: 'Y' }),
  C6: bare([city(0)], { name: 'Downham Market' }),
  C8: bare([city(0)], { name: 'Ely', label: 'Y' }),
  C10: bare([city(0)], { name: 'Newmarket' }),
  C12: bare([town(0)], { name: 'Great Dunmow' }),
  C14: print('red', [london], '2a 3a 4a', { name: 'London', borders: same(1, 5) }),
  D1: print('blue', [north0], '5a', { borders: [...divider(1), ...same(4)], hidden: true }),
  D3: bare([town(0)], { name: 'Hunstanton' }),
  D5: bare([city(0)], { name: 'Swaffham' }),
  D7: bare([town(0)], { name: 'Brandon' }),
  D9: bare([city(0)], { name: 'Bury St. Edmunds', label: 'Y' }),
  D11: bare([city(0)], { name: 'Sudbury' }),
  D13: bare([city(0)], { name: 'Witham' }),
  D15: print('red', [london, terminals], '3a 4a', { borders: same(2), hidden: true }),
  E0: print('blue', [north0], '', { borders: same(1, 5) }),
  E2: bare([city(0)], { name: 'Wells-Next-The-Sea' }),
  E4: bare([city(0)], { name: 'Fakenham' }),
  E6: bare([town(0)], { name: 'Watton' }),
  E8: bare([city(0)], { name: 'Thetford' }),
  E10: bare([town(0)], { name: 'Stowmarket' }),
  E12: bare([city(0)], { name: 'Colchester', label: 'N' }),
  E14: bare([town(0)], { name: 'Tiptree', borders: barrier(4) }),
  F1: print('blue', [north0, north1], '1a 0b', { borders: same(2, 5), hidden: true }),
  F3: bare([city(0)], { name: 'Cromer' }),
  F5: bare([city(0)], { name: 'Norwich', label: 'N' }),
  F7: bare([city(0)], { name: 'Diss' }),
  F9: bare([town(0)], { name: 'Framlingham' }),
  F11: bare([city(0)], {
    name: 'Ipswich',
    label: 'N',
    futureLabel: { label: 'I', from: 'brown' },
    borders: barrier(0),
  }),
  F13: bare([city(0)], {
    name: 'Harwich',
    label: 'Y',
    futureLabel: { label: 'H', from: 'brown' },
    borders: barrier(1, 3, 4),
  }),
  F15: print('blue', [holland], '3a', { borders: same(4) }),
  G2: print('blue', [north1], '', { borders: same(2) }),
  G4: bare([town(0)], { name: 'N Walsham' }),
  G6: bare([town(0)], { name: 'Acle' }),
  G8: bare([city(0)], { name: 'Beccles' }),
  G10: bare([town(0)], { name: 'Woodbridge' }),
  G12: bare([city(0)], { name: 'Felixstowe', borders: barrier(1) }),
  G14: print('blue', [denmark, holland], '3a 2b', { borders: same(1, 4), hidden: true }),
  H5: bare([city(0)], { name: 'Great Yarmouth', label: 'Y' }),
  H7: bare([city(0)], { name: 'Lowestoft' }),
  H9: print('blue', [east], '3a', { borders: [...same(4), ...divider(0)], hidden: true }),
  H11: print('blue', [denmark], '1a', { borders: [...same(0), ...divider(3)], hidden: true }),
  H13: print('blue', [denmark], '2a', { borders: same(1, 3) }),
  I4: print('blue', [northEast], '1a', { borders: same(0) }),
  I6: print('blue', [northEast, east], '2a 1b', { borders: same(0, 3), hidden: true }),
  I8: print('blue', [east], '2a', { borders: same(1, 3) }),
});

export const hexIds: readonly string[] = Object.keys(hexes);

/** The map and the tiles, as the engine reads them. */
export const map: MapFacts = { orientation: 'flat', hexes, tiles, stations: { [SMALL_STATION]: town(20) } };

/** R115: the places of London as cities with two slots each. */
export const londonPlaces: readonly NodeId[] = hexIds.flatMap((hex) =>
  hexes[hex]!.nodes.flatMap((node, i) => (node === terminals ? [nodeId(hex, i)] : [])),
);

export const isLondon = (city: NodeId): boolean => londonPlaces.includes(city);

/** The cities that can hold tokens, London's places apart. */
export const cityIds: readonly NodeId[] = hexIds.flatMap((hex) =>
  hexes[hex]!.nodes.flatMap((node, i) => (node.kind === 'city' && node !== terminals ? [nodeId(hex, i)] : [])),
);
