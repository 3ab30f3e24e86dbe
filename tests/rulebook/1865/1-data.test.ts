// Section 1: the contents of the box. Companies, trains, phases, market, Dragons chart, map and tiles.
import { expect } from 'vitest';
import { emptyBoard, hexOfNode, indexOfNode, nodeId } from '../../../src/engine/track/board.ts';
import { graphOf } from '../../../src/engine/track/graph.ts';
import { trackOfTile, trackOn } from '../../../src/engine/track/hexTrack.ts';
import { boardWith } from '../../../src/engine/track/layTile.ts';
import { freeSlots } from '../../../src/engine/track/tokens.ts';
import { rotationsOf, upgradesOf } from '../../../src/engine/track/upgrades.ts';
import { waysFrom } from '../../../src/engine/track/waysFrom.ts';
import { type DepotSlice, emptyDepot, leftOf, priceOnSale, takeNew } from '../../../src/engine/trains/depot.ts';
import { chart, dragonLimit, rowOfPhase, startRow, zoneOf } from '../../../src/titles/1865/rules/chart.ts';
import {
  companies,
  companiesOf,
  companyIds,
  destinationOf,
  homeOf,
  isCompany,
  maritimeIds,
  maritimeNames,
  maritimesOf,
} from '../../../src/titles/1865/rules/companies.ts';
import {
  borderCost,
  fullMap,
  hexIds,
  hexNamed,
  isCarbonia,
  isCoastal,
  mapOf,
  placesOf,
  shortMap,
  stationIds,
  stationsOn,
} from '../../../src/titles/1865/rules/map.ts';
import { market, priceIn, spotOf, startPrices } from '../../../src/titles/1865/rules/market.ts';
import { mayLieOn, onlyOn, tileIds, tiles } from '../../../src/titles/1865/rules/tiles.ts';
import {
  coverageOf,
  hasCome,
  phaseIds,
  phaseNumber,
  phaseOf,
  phases,
  trainIds,
  trainTypes,
} from '../../../src/titles/1865/rules/trains.ts';
import { example, rule } from '../../support/rule.ts';

const full = { options: { length: 'full' } };
const short = { options: { length: 'short' } };
const trading = ['2', '3', '4', '5', '6', '7'] as const;
const names = (nodes: readonly string[]) => nodes.map((node) => fullMap.hexes[hexOfNode(node)]!.name);
const kindAt = (node: string) => fullMap.hexes[hexOfNode(node)]!.nodes[indexOfNode(node)]!.kind;

rule('1865-R002', 'eight public companies with homes and historic destinations', () => {
  const places = companyIds.map((id) => [id, companies[id].home, companies[id].destination]);
  expect(places).toEqual([
    ['FMS', 'Cagliari', 'Serbariu'],
    ['RCSF', 'Oristano', 'Cagliari'],
    ['SFSS', 'Sassari', 'Olbia'],
    ['FCS', 'Isili', 'Nuoro'],
    ['SFS', 'Arbatax', 'Cagliari'],
    ['FA', 'Nuoro', 'Olbia'],
    ['CFC', 'Bastia', 'Ajaccio'],
    ['CFD', 'Portovecchio', 'Bastia'],
  ]);
  // the map knows each of these places, and a token can stand there
  expect(companyIds.map((id) => kindAt(homeOf(id)))).toEqual(companyIds.map(() => 'city'));
  expect(companyIds.map((id) => kindAt(destinationOf(id)))).toEqual(['mine', ...companyIds.slice(1).map(() => 'city')]);
  expect(homeOf('FMS')).toBe(destinationOf('SFS'));
  expect(new Set(companyIds.map((id) => companies[id].paper)).size).toBe(8);
  expect([isCompany('FMS'), isCompany('M1')]).toEqual([true, false]);
});

/** Relative luminance of `#rrggbb`, as contrast is reckoned for readers. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

rule.each('1865-R002', 'the ink of a token can be read on its paper', companyIds, (id) => {
  const [dark, light] = [luminance(companies[id].paper), luminance(companies[id].ink)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
});

rule('1865-R003', 'eight maritime companies, each with its place on the map', () => {
  expect(Object.fromEntries(maritimeIds.map((id) => [id, names(placesOf(id)).sort()]))).toEqual({
    M1: ['Olbia'],
    M2: ['Arbatax'],
    M3: ['Cagliari'],
    M4: ['Monteponi', 'Serbariu', 'Su Zurfuru'],
    M5: ['Oristano'],
    M6: ['Sassari'],
    M7: ['Ajaccio'],
    M8: ['Calvi'],
  });
  expect(new Set(maritimeIds.map((id) => maritimeNames[id])).size).toBe(8);
});

rule('1865-R117', 'the Carbonia district is the three mines of M4', () => {
  expect(stationIds.filter((node) => isCarbonia(hexOfNode(node)))).toEqual(placesOf('M4'));
});

rule('1865-R005', 'trains: coverage, price, the price of the last one, how many, what scraps them', () => {
  const rows = trainTypes(full).map((t) => [t.type, t.coverage, t.price, t.lastPrice, t.count, t.rustsOn]);
  expect(rows).toEqual([
    ['PH2', 8, 100, 70, 6, 'PH4'],
    ['PH3', 14, 200, 160, 5, 'PH6'],
    ['PH4', 20, 350, 300, 4, 'PH7'],
    ['PH5', 25, 500, undefined, 2, undefined],
    ['PH6', 30, 650, undefined, 3, undefined],
    ['PH7', 35, 800, undefined, null, undefined],
  ]);
  expect(['PH2-0', 'PH7-3'].map(coverageOf)).toEqual([8, 35]);
  expect(['PH2-0', 'PH7-3'].map(phaseNumber)).toEqual([2, 7]);
});

const depotOf = (s: typeof full): DepotSlice & typeof full => ({ ...s, depot: emptyDepot(trainTypes(s)), trains: {} });

rule('1865-R006', 'the last of a type is the discounted one', () => {
  const s = depotOf(full);
  const [ph2] = trainTypes(s);
  const prices = [1, 2, 3, 4, 5, 6].map(() => {
    const price = priceOnSale(s, ph2!);
    takeNew(s, 'PH2', 'FMS');
    return price;
  });
  expect(prices).toEqual([100, 100, 100, 100, 100, 70]);
});

rule('1865-R166', 'the short game has one PH2, PH3, PH4 and PH6 less, and keeps the discounted ones', () => {
  expect(trainTypes(short).map(({ type, count }) => [type, count])).toEqual([
    ['PH2', 5],
    ['PH3', 4],
    ['PH4', 3],
    ['PH5', 2],
    ['PH6', 2],
    ['PH7', null],
  ]);
  const s = depotOf(short);
  for (const _ of [1, 2, 3, 4]) takeNew(s, 'PH2', 'FMS');
  expect([leftOf(s, trainTypes(s)[0]!), priceOnSale(s, trainTypes(s)[0]!)]).toEqual([1, 70]);
  expect(['PH2-4', 'PH2-5', 'PH7-20'].map((train) => trainIds(s).has(train))).toEqual([true, false, true]);
});

rule.each(
  '1865-R011',
  'what a phase allows: colours of tiles, train limit, how companies start, highest start price',
  [
    { phase: '1', tiles: [], trains: 0, as: 'minor', highest: undefined },
    { phase: '2', tiles: ['yellow'], trains: 4, as: 'minor', highest: 100 },
    { phase: '3', tiles: ['yellow', 'green'], trains: 3, as: 'minor', highest: 130 },
    { phase: '4', tiles: ['yellow', 'green'], trains: 3, as: 'minor', highest: 130 },
    { phase: '5', tiles: ['yellow', 'green', 'brown'], trains: 3, as: 'major', highest: 150 },
    { phase: '6', tiles: ['yellow', 'green', 'brown'], trains: 2, as: 'major', highest: 150 },
    { phase: '7', tiles: ['yellow', 'green', 'brown', 'gray'], trains: 2, as: 'major', highest: 150 },
  ] as const,
  ({ phase, ...expected }) => {
    const { tiles: colours, trainLimit, startsAs } = phases[phase];
    const highest = startPrices(phase).at(-1);
    expect({ tiles: colours, trains: trainLimit, as: startsAs, highest }).toEqual(expected);
  },
);

rule('1865-R012', 'a phase that has come goes on counting in the later ones', () => {
  expect(phaseIds.filter((phase) => hasCome({ phase }, '5'))).toEqual(['5', '6', '7']);
  expect(trainTypes(full).map(({ type }) => phaseOf(type))).toEqual(trading);
});

rule('1865-R083', 'tokens that a conversion adds, by phase', () => {
  expect(trading.map((phase) => phases[phase].tokensOnConversion)).toEqual([1, 2, 3, 4, 4, 4]);
});

rule('1865-R032', 'the row in which a company launched in a phase begins', () => {
  expect(trading.map(startRow)).toEqual([1, 1, 1, 2, 2, 2]);
});

rule('1865-R033', 'rows one to six belong to phases 2 to 7', () => {
  expect(trading.map(rowOfPhase)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(chart).toHaveLength(6);
});

rule.each(
  '1865-R034',
  'the last red, the white and the first green rank of a row',
  [
    { row: 1, red: 2, white: [3, 4], green: 5 },
    { row: 2, red: 4, white: [5, 6], green: 7 },
    { row: 3, red: 6, white: [7, 8], green: 9 },
    { row: 4, red: 8, white: [9, 10], green: 11 },
    { row: 5, red: 10, white: [11, 12], green: 13 },
    { row: 6, red: 12, white: [13, 14], green: 15 },
  ],
  ({ row, red, white, green }) => {
    const zones = [1, red, ...white, green, 40].map((rank) => zoneOf(row, rank));
    expect(zones).toEqual(['red', 'red', 'white', 'white', 'green', 'green']);
  },
);

rule('1865-R044', 'certificates that the Dragons may hold, by phase', () => {
  expect(trading.map(dragonLimit)).toEqual([6, 10, 10, 16, 16, 16]);
});

const line: readonly (readonly [price: number, white: number, green: number])[] = [
  [10, 15, 20],
  [20, 25, 30],
  [30, 35, 40],
  [40, 45, 60],
  [50, 55, 70],
  [60, 65, 80],
  [70, 75, 90],
  [80, 85, 100],
  [90, 95, 110],
  [100, 110, 130],
  [110, 120, 140],
  [120, 130, 150],
  [130, 140, 160],
  [140, 150, 170],
  [150, 160, 180],
  [165, 180, 200],
  [180, 195, 215],
  [195, 210, 230],
  [210, 225, 245],
  [230, 250, 270],
  [250, 270, 290],
  [270, 290, 310],
  [290, 310, 330],
  [310, 330, 350],
  [335, 360, 380],
  [360, 385, 405],
  [385, 410, 430],
  [410, 435, 455],
  [435, 460, 480],
  [460, 485, 505],
  [490, 520, 540],
];

rule('1865-R059', 'one row of 31 prices', () => {
  expect(market.rows.map((row) => row.map(({ price }) => price))).toEqual([line.map(([price]) => price)]);
  expect(() => spotOf(155)).toThrow('no price 155');
});

rule.each('1865-R059', 'the price of a share in the red, the white and the green zone', line, (prices) => {
  const spot = spotOf(prices[0]);
  expect((['red', 'white', 'green'] as const).map((zone) => priceIn(zone, spot))).toEqual(prices);
});

rule('1865-R068', 'start prices that are open, by phase', () => {
  const first = [60, 70, 80, 90, 100];
  const second = [...first, 110, 120, 130];
  const third = [...second, 140, 150];
  expect(phaseIds.map(startPrices)).toEqual([[], first, second, second, third, third, third]);
});

const onPrint = (place: string) =>
  upgradesOf(fullMap, emptyBoard(), hexNamed(place)).filter((t) => mayLieOn(fullMap, t, hexNamed(place)));

rule('1865-R108', 'town hexes take town tiles, city hexes city tiles', () => {
  expect(onPrint('Sanluri').sort()).toEqual(['3', '4', '58']);
  expect(onPrint('Isili').sort()).toEqual(['5', '57', '6']);
  expect(upgradesOf(fullMap, emptyBoard(), 'E35').toSorted()).toEqual(['7', '8', '9']);
  expect(tileIds.filter((tile) => mayLieOn(fullMap, tile, 'F16'))).toEqual([]);
});

rule.each(
  '1865-R109',
  'a printed yellow city takes its lettered tiles alone, as they are drawn; they go nowhere else',
  ['Cagliari', 'Oristano', 'Nuoro', 'Sassari', 'Portovecchio', 'Bastia'],
  (name) => {
    const hex = hexNamed(name);
    const letter = name[0]!;
    const own = ['green', 'brown', 'gray'].map((colour) => `${letter}-${colour}`);
    expect(tileIds.filter((tile) => mayLieOn(fullMap, tile, hex))).toEqual(own);
    for (const tile of own) expect(hexIds.filter((other) => mayLieOn(fullMap, tile, other))).toEqual([hex]);
    const laid = own.reduce((before, tile) => {
      expect(upgradesOf(fullMap, before, hex)).toEqual([tile]);
      expect(rotationsOf(fullMap, before, hex, tile)).toEqual([0]);
      return boardWith(fullMap, before, hex, tile, 0);
    }, emptyBoard());
    expect(trackOn(fullMap, laid, hex).nodes).toEqual([{ kind: 'city', value: 6, slots: 4 }]);
    expect(upgradesOf(fullMap, laid, hex)).toEqual([]);
  },
);

rule('1865-R109', 'only the lettered tiles are gray', () => {
  const gray = Object.values(tiles).filter(({ colour }) => colour === 'gray');
  expect(gray.map(({ label }) => label)).toEqual(['C', 'O', 'N', 'S', 'P', 'B']);
});

/** The places within reach of one of them, over printed and laid track. */
const reached = (map: typeof fullMap, board: ReturnType<typeof emptyBoard>, from: string): string[] => {
  const ends = waysFrom(graphOf(map, board), nodeId(hexNamed(from), 0), { endsAt: () => true, passes: () => true });
  return [...ends].map(({ to }) => map.hexes[hexOfNode(to)]!.name!);
};

rule('1865-R110', 'no track into the open sea; the dotted links are printed track', () => {
  const palau = hexNamed('Palau');
  // straight on to the link; any turn that would end in the sea beside it is out
  expect(rotationsOf(fullMap, emptyBoard(), palau, '4')).toEqual([0, 3]);
  const board = boardWith(fullMap, boardWith(fullMap, emptyBoard(), palau, '4', 0), hexNamed('Bonifacio'), '4', 2);
  expect(reached(fullMap, board, 'Palau')).toEqual(['Bonifacio']);
});

rule(
  '1865-R111',
  'tile 63 only in Isili, Olbia, Ajaccio; 700 only in Arbatax and Calvi; 146 only in coastal towns',
  () => {
    const places = (tile: string) => hexIds.filter((hex) => mayLieOn(fullMap, tile, hex));
    expect(places('63')).toEqual(
      ['Ajaccio', 'Olbia', 'Isili'].map(hexNamed).sort((a, b) => hexIds.indexOf(a) - hexIds.indexOf(b)),
    );
    expect(places('700').sort()).toEqual(['Calvi', 'Arbatax'].map(hexNamed));
    const towns = hexIds.filter((hex) => fullMap.hexes[hex]!.nodes[0]?.kind === 'town');
    expect(places('146')).toEqual(towns.filter(isCoastal));
    for (const name of ['Alghero', 'Tempio', 'Propriano']) expect(places('146')).toContain(hexNamed(name));
    expect(places('146')).not.toContain(hexNamed('Sanluri'));
    expect(Object.keys(onlyOn).every((tile) => tile in tiles)).toBe(true);
  },
);

rule('1865-R112', 'mine tiles only on the eight mines', () => {
  const mines = hexIds.filter((hex) => fullMap.hexes[hex]!.nodes[0]?.kind === 'mine');
  expect(mines).toHaveLength(8);
  for (const tile of ['173', '174', '175']) {
    expect(hexIds.filter((hex) => mayLieOn(fullMap, tile, hex))).toEqual(mines);
    expect(tiles[tile]!.count).toBe(8);
  }
  expect(onPrint('Serbariu')).toEqual(['173']);
});

rule('1865-R116', 'a mine has one slot, with and without a tile', () => {
  const mines = stationIds.filter((node) => kindAt(node) === 'mine');
  const board = mines.reduce(
    (before, node) =>
      boardWith(fullMap, before, hexOfNode(node), '173', rotationsOf(fullMap, before, hexOfNode(node), '173')[0]!),
    emptyBoard(),
  );
  for (const node of mines) expect([emptyBoard(), board].map((b) => freeSlots(fullMap, b, node))).toEqual([1, 1]);
});

rule('1865-R119', 'the price of a border: 10, a river 40, a mountain 60, the same from both sides', () => {
  // Cagliari: the Flumini Mannu towards Siliqua, plain land towards Decimomannu
  expect([borderCost(hexNamed('Cagliari'), 2), borderCost(hexNamed('Siliqua'), 5)]).toEqual([40, 40]);
  expect([borderCost(hexNamed('Cagliari'), 3), borderCost(hexNamed('Decimomannu'), 0)]).toEqual([10, 10]);
  expect([borderCost('F38', 3), borderCost(hexNamed('Su Suergiu'), 0)]).toEqual([60, 60]);
});

rule('1865-R164', 'the short game has Sardinia alone; track may end at its three landings', () => {
  expect([mapOf(full), mapOf(short)]).toEqual([fullMap, shortMap]);
  const land = Object.values(shortMap.hexes).filter(({ colour }) => colour !== 'blue');
  expect(land).toHaveLength(63);
  expect(names(stationsOn(shortMap))).not.toContain('Bastia');
  expect(stationIds).toHaveLength(11 + 8);
  expect(stationsOn(shortMap)).toHaveLength(7 + 6);
});

rule.each(
  '1865-R164',
  'the Sardinian end of a sea link is a legal end of track in both games',
  [
    { place: 'Palau', tile: '4', edge: 3 },
    { place: 'Porto Torres', tile: '4', edge: 3 },
    { place: 'Olbia', tile: '57', edge: 4 },
  ],
  ({ place, tile, edge }) => {
    const rotations = [shortMap, fullMap].map((map) => rotationsOf(map, emptyBoard(), hexNamed(place), tile));
    expect(rotations[0]).toEqual(rotations[1]);
    expect(rotations[0]!.some((rotation) => trackOfTile(shortMap, tile, rotation).edges.includes(edge))).toBe(true);
  },
);

rule('1865-R165', 'M7, M8, CFC and CFD are out of the short game', () => {
  expect([...companiesOf(full), ...maritimesOf(full)]).toHaveLength(16);
  expect(companiesOf(short)).toEqual(['FMS', 'RCSF', 'SFSS', 'FCS', 'SFS', 'FA']);
  expect(maritimesOf(short)).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6']);
});

example('1865-X26', 'short game: tile 63 may lie on green Olbia, and its sea side leads nowhere', () => {
  const olbia = hexNamed('Olbia');
  const green = boardWith(shortMap, boardWith(shortMap, emptyBoard(), olbia, '6', 2), olbia, '15', 1);
  expect(upgradesOf(shortMap, green, olbia).filter((tile) => mayLieOn(shortMap, tile, olbia))).toEqual(['63']);
  expect(rotationsOf(shortMap, green, olbia, '63')).toEqual([0, 1, 2, 3, 4, 5]);
  const brown = boardWith(shortMap, green, olbia, '63', 0);
  expect(reached(shortMap, brown, 'Olbia')).toEqual([]);
  // on the full map the same side leads over the sea
  const linked = boardWith(fullMap, brown, hexNamed('Portovecchio'), 'P-green', 0);
  expect(reached(fullMap, linked, 'Olbia')).toEqual(['Portovecchio']);
});
