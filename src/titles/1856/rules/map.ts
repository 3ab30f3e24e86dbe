// The map of 1856: every hex with what is printed on it. Edges 0 to 5 go clockwise from the bottom.
import { type NodeId, nodeId } from '../../../engine/track/board.ts';
import { faceOf } from '../../../engine/track/face.ts';
import type { HexFacts, HexId, MapFacts } from '../../../engine/track/facts.ts';
import { city, offboard, town } from '../../../engine/track/notation.ts';
import { bare, hexesOf, print } from '../../../engine/track/prints.ts';
import type { State1856 } from './state.ts';
import { tiles } from './tiles.ts';

const L = { label: 'L', from: 'brown' } as const;
const anchor = { icons: ['port'] };
const hills = { kind: 'mountain', cost: 40 };
const water = { kind: 'water', cost: 40 };

export const hexes: Readonly<Record<string, HexFacts>> = hexesOf({
  A14: print('red', [], '', { name: 'Port Huron', borders: [{ edge: 4, kind: 'none' }], icons: ['tunnel', 'tunnel'] }),
  A20: print('red', [offboard({ yellow: 30, brown: 50, black: 60 })], '4a 5a', { name: 'Detroit - Windsor' }),
  B13: print('red', [offboard({ yellow: 30, brown: 50 })], '0a 5a', {
    name: 'Sarnia',
    borders: [{ edge: 1, kind: 'none' }],
  }),
  B15: bare(),
  B17: bare(),
  B19: bare([city(0)], { name: 'Chatham', futureLabel: L }),
  B21: bare(),
  C14: bare([city(0)], { name: 'Maudaumin', futureLabel: L, ...anchor }),
  C16: bare(),
  C18: bare(),
  C20: bare(),
  D13: bare(),
  D15: bare(),
  D17: bare([city(0)], { name: 'Glencoe' }),
  D19: bare([town(0)], { ...anchor }),
  E12: bare(),
  E14: bare(),
  E16: bare(),
  E18: bare([town(0), town(0)], { ...anchor }),
  F9: print('gray', [town({ yellow: 30, brown: 50, black: 40 })], '0a 4a 5a', { name: 'Goderich', ...anchor }),
  F11: bare(),
  F13: bare([town(0), town(0)]),
  F15: print('yellow', [city(30)], '0a 4a', {
    name: 'London',
    label: 'B-L',
    futureLabel: { label: 'Lon', from: 'brown' },
  }),
  F17: bare([city(0)], { name: 'St. Thomas', futureLabel: L, ...anchor }),
  G8: bare(),
  G10: bare(),
  G12: bare([city(0)]),
  G14: bare(),
  G16: bare(),
  G18: bare(),
  H5: print('red', [offboard({ yellow: 30, brown: 50, black: 40 })], '0a 5a', { name: 'Lake Huron', ...anchor }),
  H7: bare([town(0), town(0)], { ...anchor }),
  H9: bare(),
  H11: bare([town(0)]),
  H13: bare(),
  H15: bare([city(0)], { name: 'Woodstock' }),
  H17: bare([town(0)], { ...anchor }),
  I6: bare(),
  I8: bare([city(0)]),
  I10: bare(),
  I12: print('yellow', [city(0), city(0)], '', { name: 'Kitchener', label: 'OO' }),
  I14: bare([town(0), town(0)], { name: 'Drumbo' }),
  I16: bare(),
  I18: bare(),
  J5: bare([town(0)], { ...anchor }),
  J7: bare(),
  J9: bare([town(0)]),
  J11: bare([city(0)], { name: 'Guelph' }),
  J13: bare([city(0)], { name: 'Galt' }),
  J15: bare([city(0)], { name: 'Brantford' }),
  J17: bare([town(0), town(0)], { ...anchor }),
  K2: print('red', [offboard({ yellow: 20, brown: 30 })], '0a 5a', { name: 'Georgian Bay', ...anchor }),
  K4: bare(),
  K6: bare(),
  K8: bare([city(0)], { name: 'Orangeville' }),
  K10: bare([], { terrain: hills }),
  K12: bare([], { terrain: hills }),
  K14: bare([], { terrain: hills }),
  K16: bare([town(0)]),
  K18: bare(),
  L3: bare(),
  L5: bare(),
  L7: bare(),
  L9: bare([town(0)]),
  L11: bare(),
  L13: bare([city(0)], { name: 'Burlington', futureLabel: L }),
  L15: print('yellow', [city(0), city(0)], '', {
    name: 'Hamilton',
    label: 'OO',
    futureLabel: { label: 'H', from: 'gray' },
    terrain: hills,
  }),
  L17: bare(),
  M2: bare(),
  M4: print('yellow', [city(30)], '0a 4a', {
    name: 'Barrie',
    label: 'B-L',
    futureLabel: { label: 'Bar', from: 'brown' },
  }),
  M6: bare([town(0)]),
  M8: bare(),
  M10: bare([town(0), town(0)]),
  M12: bare(),
  M16: bare([], { terrain: hills }),
  M18: bare([town(0)], { ...anchor }),
  N1: print('red', [offboard({ yellow: 20, brown: 30, black: 50 }, 'Canadian West')], '0a 1a', {
    borders: [{ edge: 5, kind: 'none' }],
    hidden: true,
  }),
  N3: bare([city(0)], { futureLabel: L, terrain: water }),
  N5: print('blue', [], ''),
  N7: bare(),
  N9: bare([town(0)]),
  N11: print('yellow', [city(30), city(30)], '1a 4b', { name: 'Toronto', label: 'T' }),
  N15: bare([], { terrain: hills }),
  N17: print('yellow', [city(0), city(0)], '', { name: 'Welland', label: 'OO' }),
  N19: bare([], { terrain: water }),
  O2: print('red', [offboard({ yellow: 20, brown: 30, black: 50 }, 'Canadian West')], '0a 1a 5a', {
    name: 'Canadian West',
    borders: [{ edge: 2, kind: 'none' }],
  }),
  O4: bare(),
  O6: bare(),
  O8: bare(),
  O10: bare(),
  O16: bare([city(0)], { name: 'Niagara Falls' }),
  O18: bare([city(0)], { name: 'Fort Erie', futureLabel: L, ...anchor }),
  P3: bare(),
  P5: bare(),
  P7: bare([], { terrain: water }),
  P9: bare([city(0)], { name: 'Oshawa', futureLabel: L }),
  P17: print('red', [offboard({ yellow: 30, brown: 40 }, 'Buffalo')], '1a 2a', {
    name: 'Buffalo',
    borders: [{ edge: 0, kind: 'none' }],
  }),
  P19: print('red', [offboard({ yellow: 30, brown: 40 }, 'Buffalo')], '2a', {
    borders: [{ edge: 3, kind: 'none' }],
    icons: ['bridge', 'bridge'],
    hidden: true,
  }),
  Q8: print('red', [offboard({ yellow: 20, brown: 30, black: 50 }, 'Lower Canada')], '1a 2a', {
    name: 'Lower Canada',
    borders: [{ edge: 0, kind: 'none' }],
  }),
  Q10: print('red', [offboard({ yellow: 20, brown: 30, black: 50 }, 'Lower Canada')], '2a', {
    borders: [{ edge: 3, kind: 'none' }],
    hidden: true,
  }),
});

export const hexIds: readonly string[] = Object.keys(hexes);

/** The map and the tiles together: what the engine asks about track. */
export const map: MapFacts = { orientation: 'flat', hexes, tiles };

/** The cities of the map. No tile has more than two. Towns can become cities (R076). */
export const cityIds: readonly NodeId[] = hexIds
  .filter((hex) => hexes[hex]!.nodes.length > 0)
  .flatMap((hex) => [nodeId(hex, 0), nodeId(hex, 1)]);

/** The cities of a hex as it lies. */
export const citiesOn = (s: State1856, hex: HexId): readonly NodeId[] =>
  faceOf(map, s.board, hex).nodes.flatMap(({ slots }, i) => (slots > 0 ? [nodeId(hex, i)] : []));
