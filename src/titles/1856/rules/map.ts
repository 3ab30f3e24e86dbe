// The map of 1856: every hex as printed. Edges 0 to 5 go clockwise from the bottom.
import { type NodeId, nodeId } from '../../../engine/track/board.ts';
import type { HexFacts, HexId, MapFacts } from '../../../engine/track/facts.ts';
import { trackOn } from '../../../engine/track/hexTrack.ts';
import { city, offboard, town } from '../../../engine/track/notation.ts';
import { bare, hexesOf, print } from '../../../engine/track/prints.ts';
import type { State1856 } from './state.ts';
import { tiles } from './tiles.ts';

/** An open border between two hexes of one area. */
const same = (edge: number) => [{ edge, kind: 'none' }];
const L = { label: 'L', from: 'brown' } as const;
const anchor = { icons: ['port'] };
const hills = { kind: 'mountain', cost: 40 };
const water = { kind: 'water', cost: 40 };

const printed: Parameters<typeof hexesOf>[0] = {
  A14: print('red', [], '', { name: 'Port Huron', borders: same(4), icons: ['tunnel', 'tunnel'] }),
  A20: print('red', [offboard({ yellow: 30, brown: 50, black: 60 })], '4a 5a', { name: 'Detroit - Windsor' }),
  B13: print('red', [offboard({ yellow: 30, brown: 50 })], '0a 5a', { name: 'Sarnia', borders: same(1) }),
  B19: bare([city(0)], { name: 'Chatham', futureLabel: L }),
  C14: bare([city(0)], { name: 'Maudaumin', futureLabel: L, ...anchor }),
  D17: bare([city(0)], { name: 'Glencoe' }),
  D19: bare([town(0)], { ...anchor }),
  E18: bare([town(0), town(0)], { ...anchor }),
  F9: print('gray', [town({ yellow: 30, brown: 50, black: 40 })], '0a 4a 5a', { name: 'Goderich', ...anchor }),
  F13: bare([town(0), town(0)]),
  F15: print('yellow', [city(30)], '0a 4a', {
    name: 'London',
    label: 'B-L',
    futureLabel: { label: 'Lon', from: 'brown' },
  }),
  F17: bare([city(0)], { name: 'St. Thomas', futureLabel: L, ...anchor }),
  G12: bare([city(0)]),
  H5: print('red', [offboard({ yellow: 30, brown: 50, black: 40 })], '0a 5a', { name: 'Lake Huron', ...anchor }),
  H7: bare([town(0), town(0)], { ...anchor }),
  H11: bare([town(0)]),
  H15: bare([city(0)], { name: 'Woodstock' }),
  H17: bare([town(0)], { ...anchor }),
  I8: bare([city(0)]),
  I12: print('yellow', [city(0), city(0)], '', { name: 'Kitchener', label: 'OO' }),
  I14: bare([town(0), town(0)], { name: 'Drumbo' }),
  J5: bare([town(0)], { ...anchor }),
  J9: bare([town(0)]),
  J11: bare([city(0)], { name: 'Guelph' }),
  J13: bare([city(0)], { name: 'Galt' }),
  J15: bare([city(0)], { name: 'Brantford' }),
  J17: bare([town(0), town(0)], { ...anchor }),
  K2: print('red', [offboard({ yellow: 20, brown: 30 })], '0a 5a', { name: 'Georgian Bay', ...anchor }),
  K8: bare([city(0)], { name: 'Orangeville' }),
  K10: bare([], { terrain: hills }),
  K12: bare([], { terrain: hills }),
  K14: bare([], { terrain: hills }),
  K16: bare([town(0)]),
  L9: bare([town(0)]),
  L13: bare([city(0)], { name: 'Burlington', futureLabel: L }),
  L15: print('yellow', [city(0), city(0)], '', {
    name: 'Hamilton',
    label: 'OO',
    futureLabel: { label: 'H', from: 'gray' },
    terrain: hills,
  }),
  M4: print('yellow', [city(30)], '0a 4a', {
    name: 'Barrie',
    label: 'B-L',
    futureLabel: { label: 'Bar', from: 'brown' },
  }),
  M6: bare([town(0)]),
  M10: bare([town(0), town(0)]),
  M16: bare([], { terrain: hills }),
  M18: bare([town(0)], { ...anchor }),
  N1: print('red', [offboard({ yellow: 20, brown: 30, black: 50 }, 'Canadian West')], '0a 1a', {
    borders: same(5),
    hidden: true,
  }),
  N3: bare([city(0)], { futureLabel: L, terrain: water }),
  N5: print('blue', [], ''),
  N9: bare([town(0)]),
  N11: print('yellow', [city(30), city(30)], '1a 4b', { name: 'Toronto', label: 'T' }),
  N15: bare([], { terrain: hills }),
  N17: print('yellow', [city(0), city(0)], '', { name: 'Welland', label: 'OO' }),
  N19: bare([], { terrain: water }),
  O2: print('red', [offboard({ yellow: 20, brown: 30, black: 50 }, 'Canadian West')], '0a 1a 5a', {
    name: 'Canadian West',
    borders: same(2),
  }),
  O16: bare([city(0)], { name: 'Niagara Falls' }),
  O18: bare([city(0)], { name: 'Fort Erie', futureLabel: L, ...anchor }),
  P7: bare([], { terrain: water }),
  P9: bare([city(0)], { name: 'Oshawa', futureLabel: L }),
  P17: print('red', [offboard({ yellow: 30, brown: 40 }, 'Buffalo')], '1a 2a', { name: 'Buffalo', borders: same(0) }),
  P19: print('red', [offboard({ yellow: 30, brown: 40 }, 'Buffalo')], '2a', {
    borders: same(3),
    icons: ['bridge', 'bridge'],
    hidden: true,
  }),
  Q8: print('red', [offboard({ yellow: 20, brown: 30, black: 50 }, 'Lower Canada')], '1a 2a', {
    name: 'Lower Canada',
    borders: same(0),
  }),
  Q10: print('red', [offboard({ yellow: 20, brown: 30, black: 50 }, 'Lower Canada')], '2a', {
    borders: same(3),
    hidden: true,
  }),
};

const blank =
  'B15 B17 B21 C16 C18 C20 D13 D15 E12 E14 E16 F11 G8 G10 G14 G16 G18 H9 H13 I6 I10 I16 I18 J7 K4 K6 K18 L3 L5 L7 L11 L17 M2 M8 ' +
  'M12 N7 O4 O6 O8 O10 P3 P5';

/** Sorts hexes column by column. */
const byPlace = ([a]: readonly [HexId, unknown], [b]: readonly [HexId, unknown]): number =>
  a[0]!.localeCompare(b[0]!) || Number(a.slice(1)) - Number(b.slice(1));

export const hexes: Readonly<Record<string, HexFacts>> = hexesOf(
  Object.fromEntries(
    [...Object.entries(printed), ...blank.split(' ').map((hex) => [hex, bare()] as const)].sort(byPlace),
  ),
);

export const hexIds: readonly string[] = Object.keys(hexes);

/** The map with its tiles, for the engine's questions about track. */
export const map: MapFacts = { orientation: 'flat', hexes, tiles };

/** Two city ids for every hex with stops: no tile has more cities, and towns can become cities (R076). */
export const cityIds: readonly NodeId[] = hexIds
  .filter((hex) => hexes[hex]!.nodes.length > 0)
  .flatMap((hex) => [nodeId(hex, 0), nodeId(hex, 1)]);

/** Cities of a hex as it is now. */
export const citiesOn = (s: State1856, hex: HexId): readonly NodeId[] =>
  trackOn(map, s.board, hex).nodes.flatMap(({ slots }, i) => (slots > 0 ? [nodeId(hex, i)] : []));

/** R025 */
export const portHexes: readonly HexId[] = hexIds.filter((hex) => hexes[hex]!.icons?.includes('port'));
