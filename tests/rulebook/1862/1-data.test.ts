// Section 1: the contents of the box. Trains, market, map and tiles.
import { describe, expect } from 'vitest';
import type { Core } from '../../../src/engine/core/state.ts';
import { emptyBoard } from '../../../src/engine/track/board.ts';
import { EDGES, isPassable, neighbour, opposite } from '../../../src/engine/track/coords.ts';
import { addStation } from '../../../src/engine/track/extras.ts';
import { trackOfTile, trackOn } from '../../../src/engine/track/hexTrack.ts';
import { keepsTrack, newTrack } from '../../../src/engine/track/keepsTrack.ts';
import { boardWith, layTile } from '../../../src/engine/track/layTile.ts';
import { rotationsOf, tilesLeft, upgradesOf } from '../../../src/engine/track/upgrades.ts';
import type { TrainFacts } from '../../../src/engine/trains/depot.ts';
import { dividendCause, priceAfter } from '../../../src/kernel/stock/priceTable.ts';
import { companies, companyIds, isCompany } from '../../../src/titles/1862/rules/companies.ts';
import { hexes, hexIds, map } from '../../../src/titles/1862/rules/map.ts';
import {
  charterPrices,
  ipoPriceFor,
  market,
  priceNotAbove,
  prices,
  spotOf,
  startPrices,
} from '../../../src/titles/1862/rules/market.ts';
import { SMALL_STATION, tileIds, tiles } from '../../../src/titles/1862/rules/tiles.ts';
import {
  isPermanent,
  lnerType,
  phaseIds,
  phases,
  trainFacts,
  trainTypes,
} from '../../../src/titles/1862/rules/trains.ts';
import { example, rule } from '../../support/rule.ts';

const line = market.rows[0]!.map(({ price }) => price);
const paid = (price: number, sum: number): number =>
  priceAfter(prices, spotOf(price), dividendCause(sum), { paid: sum });
const sold = (price: number, shares: number, cause: 'soldShare' | 'soldByLeader' = 'soldShare'): number =>
  priceAfter(prices, spotOf(price), cause, { shares });
const game = (options: Record<string, string> = {}, players = 4): Pick<Core, 'options' | 'players'> => ({
  options,
  players,
});
const townsStay = { townsStay: SMALL_STATION };

rule('1862-R002', 'twenty companies, each with a home of its own and colours to be told by', () => {
  expect(companyIds).toHaveLength(20);
  expect(new Set(companyIds.map((id) => companies[id].home)).size).toBe(20);
  expect(new Set(companyIds.map((id) => `${companies[id].paper} ${companies[id].ink}`)).size).toBe(20);
  expect([isCompany('L&H'), isCompany('LNER')]).toEqual([true, false]);
});

rule.each(
  '1862-R012',
  'trains: how many, price, freight, counted of visited, what makes them obsolete',
  [
    { type: 'A', counts: [6, 7, 7], price: 100, freight: 1, stops: '2/2', goes: 'C' },
    { type: 'B', counts: [5, 6, 6], price: 200, freight: 2, stops: '2/3', goes: 'E' },
    { type: 'C', counts: [4, 4, 5], price: 280, freight: 3, stops: '3/3', goes: 'F' },
    { type: 'D', counts: [3, 3, 4], price: 360, freight: 5, stops: '4/4', goes: 'G' },
    { type: 'E', counts: [3, 3, 3], price: 500, freight: 6, stops: '4/5', goes: undefined },
    { type: 'F', counts: [2, 2, 2], price: 600, freight: 7, stops: '5/5', goes: undefined },
    { type: 'G', counts: [1, 1, 1], price: 700, freight: 8, stops: '5/6', goes: undefined },
    { type: 'H', counts: [null, null, null], price: 800, freight: 9, stops: '6/6', goes: undefined },
  ],
  ({ type, counts, price, freight, stops, goes }) => {
    const inGame = ['short', 'standard', 'long'].map((length) => trainFacts(game({ length }), `${type}-0`));
    expect(inGame.map(({ count }) => count)).toEqual(counts);
    for (const facts of inGame) {
      expect(facts).toMatchObject({ type, price, hexes: freight, distance: Number(stops[2]) });
      expect([`${facts.counts}/${facts.visits}`, facts.rustsOn]).toEqual([stops, goes]);
    }
  },
);

rule.each(
  '1862-R012',
  'phases: off-board values, operating rounds, tiles',
  [
    { phase: 'A', column: 'white', rounds: 1, tiles: 1 },
    { phase: 'B', column: 'white', rounds: 2, tiles: 2 },
    { phase: 'C', column: 'gray', rounds: 2, tiles: 2 },
    { phase: 'D', column: 'gray', rounds: 3, tiles: 3 },
    { phase: 'E', column: 'purple', rounds: 3, tiles: 3 },
    { phase: 'F', column: 'purple', rounds: 3, tiles: 3 },
    { phase: 'G', column: 'purple', rounds: 3, tiles: 3 },
    { phase: 'H', column: 'purple', rounds: 3, tiles: 3 },
  ] as const,
  ({ phase, column, rounds, tiles: colours }) => {
    const facts = phases[phase];
    expect([facts.columns, facts.operatingRounds, facts.tiles.length]).toEqual([[column], rounds, colours]);
  },
);

rule('1862-R144', 'three of each kind, from E on two, from G on three in all', () => {
  const limits = phaseIds.map((phase) => `${phases[phase].trainLimit} ${phases[phase].limitOf}`);
  expect(limits.join()).toBe('3 kind,3 kind,3 kind,3 kind,2 kind,2 kind,3 all,3 all');
});

rule('1862-R172', 'with one kind of train: four, from E on three, from G on two', () => {
  expect(phaseIds.map((phase) => phases[phase].simpleLimit)).toEqual([4, 4, 4, 4, 3, 3, 2, 2]);
});

rule('1862-R146', 'A and D trains bring one warranty', () => {
  expect(trainTypes(game()).filter(({ freeWarranties }) => freeWarranties === 1)).toMatchObject([
    { type: 'A' },
    { type: 'D' },
  ]);
});

const permanent = (types: readonly TrainFacts[]): string =>
  types
    .filter(isPermanent)
    .map(({ type }) => type)
    .join('');

rule(
  '1862-R174',
  'shorter play has the trains of the short game, from five players on those of the standard one',
  () => {
    const counts = (players: number) =>
      trainTypes(game({ shorter: 'yes', length: 'long' }, players)).map(({ count }) => count);
    expect([counts(4), counts(5)]).toEqual([
      [6, 5, 4, 3, 3, 2, 1, null],
      [7, 6, 4, 3, 3, 2, 1, null],
    ]);
  },
);

rule('1862-R175', 'in shorter play the first E brings the LNER, else the first H', () => {
  expect([lnerType(game()), lnerType(game({ shorter: 'yes' }))]).toEqual(['H', 'E']);
});

rule('1862-R176', 'trains from E on are permanent, in shorter play those of letter D too', () => {
  expect([permanent(trainTypes(game())), permanent(trainTypes(game({ shorter: 'yes' })))]).toEqual(['EFGH', 'DEFGH']);
});

rule('1862-R184', 'a game is of standard length where nothing is said', () => {
  expect(trainTypes(game())).toEqual(trainTypes(game({ length: 'standard' })));
});

rule('1862-R014', 'the market has 67 prices, each above the one before', () => {
  expect(line).toHaveLength(67);
  expect([...line].sort((a, b) => a - b)).toEqual(line);
  expect([line[0], line[12], line[26], line[40], line[52], line[66]]).toEqual([0, 54, 100, 200, 400, 1000]);
});

rule('1862-R015', 'prices for chartered companies and for others', () => {
  expect(charterPrices).toEqual([54, 58, 62, 68, 74, 82, 90, 100]);
  expect(startPrices).toEqual(line.filter((price) => price >= 54 && price <= 200));
});

rule('1862-R016', 'a space right or left is two prices, a step of the zigzag one', () => {
  expect([paid(100, 100), paid(100, 300), paid(100, 0), sold(100, 1)]).toEqual([110, 134, 90, 95]);
});

rule('1862-R185', 'a move that would pass an end stops there', () => {
  expect([paid(950, 950), paid(900, 3600)]).toEqual([1000, 1000]);
  expect([paid(7, 0), sold(14, 5, 'soldByLeader')]).toEqual([0, 0]);
  expect(() => spotOf(101)).toThrow('no price 101');
});

rule.each(
  '1862-R044',
  'shares of a sale that do not count',
  [
    { price: 36, others: 2 },
    { price: 40, others: 3 },
    { price: 200, others: 3 },
    { price: 210, others: 2 },
    { price: 375, others: 2 },
    { price: 400, others: 1 },
  ],
  ({ price, others }) => {
    const down = (steps: number) => line[line.indexOf(price) - steps];
    expect(sold(price, 3)).toBe(down(others));
    expect(sold(price, 1)).toBe(down(others === 3 ? 1 : 0));
    expect(sold(price, 3, 'soldByLeader')).toBe(down(3));
  },
);

example('1862-X11', 'three shares sold at 74', () => {
  expect([1, 2, 3].map((shares) => sold(74, shares))).toEqual([71, 68, 65]);
});

example('1862-X51', 'sales at high prices, by a holder and by the director', () => {
  expect([
    sold(210, 3),
    sold(210, 3, 'soldByLeader'),
    sold(400, 2),
    sold(400, 2, 'soldByLeader'),
    sold(200, 1),
  ]).toEqual([191, 182, 400, 350, 191]);
});

example('1862-X52', 'what is paid moves the price', () => {
  expect([90, 100, 200, 300, 400, 900, 0].map((sum) => paid(100, sum))).toEqual([100, 110, 122, 134, 150, 150, 90]);
});

example('1862-X48', 'the IPO marker of a company that was started without a charter', () => {
  expect([95, 56, 200].map(ipoPriceFor)).toEqual([90, 54, 100]);
});

rule('1862-R056', 'at the nearest IPO price, the lower one of two', () => {
  const nearest = (price: number): number =>
    [...charterPrices].sort((a, b) => Math.abs(price - a) - Math.abs(price - b) || a - b)[0]!;
  expect(startPrices.map(ipoPriceFor)).toEqual(startPrices.map(nearest));
});

rule('1862-R066', 'after a merger the greatest IPO price not above the new one, 54 if there is none', () => {
  expect([134, 86, 71, 47].map(ipoPriceFor)).toEqual([100, 82, 68, 54]);
});

rule('1862-R065', 'a sum is rounded down to a market price', () => {
  expect([118, 85, 97, 72].map(priceNotAbove)).toEqual([116, 82, 95, 71]);
});

const named = (letters: string): string[] =>
  letters.split(' ').map((hex) => `${hex} ${hexes[hex]!.name} ${hexes[hex]!.label}`);

rule('1862-R109', 'cities with a letter, and the own brown tiles of Ipswich and Harwich', () => {
  expect(named('F5 B9 E12 F11')).toEqual(['F5 Norwich N', 'B9 Cambridge N', 'E12 Colchester N', 'F11 Ipswich N']);
  const y = hexIds.filter((hex) => hexes[hex]!.label === 'Y');
  expect(y).toEqual(['C4', 'C8', 'D9', 'F13', 'H5']);
  const brownOf = (hex: string, yellow: [string, number], green: [string, number]): string[] => {
    const board = emptyBoard();
    layTile(map, board, hex, ...yellow);
    layTile(map, board, hex, ...green);
    return upgradesOf(map, board, hex).filter((tile) => rotationsOf(map, board, hex, tile).length > 0);
  };
  expect(brownOf('F11', ['790', 1], ['791', 1])).toEqual(['795']);
  expect(brownOf('B9', ['790', 0], ['791', 0])).toEqual(['794']);
  expect(brownOf('F13', ['202', 0], ['793', 5])).toEqual(['797']);
  expect(brownOf('C4', ['202', 0], ['793', 5])).toEqual(['61y', '796', '891y']);
});

rule('1862-R109', 'yellow tiles: city tiles on cities, small-station tiles on small towns, letters match', () => {
  const board = emptyBoard();
  const yellowFor = (hex: string) => upgradesOf(map, board, hex).join();
  expect([
    yellowFor('B5'),
    yellowFor('B9'),
    yellowFor('C4'),
    yellowFor('B3'),
    yellowFor('C2'),
    yellowFor('C14'),
  ]).toEqual(['5,6,57', '790', '201,202,621', '8850,8851,8852', '', '']);
});

rule('1862-R108', 'barriers round Harwich stand on both sides; the coast is open at ports alone', () => {
  const closed = hexIds.flatMap((hex) =>
    EDGES.filter((edge) => neighbour(map, hex, edge) !== null && !isPassable(map, hex, edge)).map((edge) => hex + edge),
  );
  expect(closed).toEqual(['E144', 'F110', 'F131', 'F133', 'F134', 'G121']);
  for (const hex of ['E14', 'F11', 'F13', 'G12'])
    for (const { edge, kind } of hexes[hex]!.borders!)
      expect([
        kind,
        hexes[neighbour(map, hex, edge)!]!.borders!.some((other) => other.edge === opposite(edge)),
      ]).toEqual(['impassable', true]);
  // Hunstanton lies on the coast: no track leads from it into the sea
  expect(rotationsOf(map, emptyBoard(), 'D3', '8852')).toEqual([1, 4]);
});

rule('1862-R206', 'ports and red areas with several entrances are one location each', () => {
  const areas = new Map<string, string[]>();
  for (const hex of hexIds)
    for (const [i, { group, kind }] of hexes[hex]!.nodes.entries())
      if (group) areas.set(`${kind} ${group}`, [...(areas.get(`${kind} ${group}`) ?? []), `${hex}.${i}`]);
  expect(Object.fromEntries([...areas].map(([area, nodes]) => [area, nodes.join(' ')]))).toEqual({
    'offboard Midlands': 'A2.0 A4.0 A6.0 A8.0',
    'offboard West': 'A8.1 A10.0 A12.1',
    'offboard London': 'A12.0 A14.0 B15.0 C14.0 D15.0',
    'port North': 'C2.0',
    'port North0': 'D1.0 E0.0 F1.0',
    'port North1': 'F1.1 G2.0',
    'port Holland': 'F15.0 G14.1',
    'port Denmark': 'G14.0 H11.0 H13.0',
    'port NorthEast': 'I4.0 I6.0',
    'port East': 'H9.0 I6.1 I8.0',
  });
});

rule('1862-R115', 'London has four places for tokens, to which no track leads', () => {
  const places = hexIds.flatMap((hex) =>
    hexes[hex]!.colour === 'red' ? hexes[hex]!.nodes.flatMap((node, i) => (node.slots ? [{ hex, i, node }] : [])) : [],
  );
  expect(places.map(({ hex, node }) => [hex, node.slots])).toEqual([
    ['B15', 2],
    ['D15', 2],
  ]);
  for (const { hex, i } of places) expect(trackOn(map, emptyBoard(), hex).exits[i]).toEqual([]);
});

rule('1862-R002', 'every home is a city that can be built on', () => {
  for (const id of companyIds)
    expect(hexes[companies[id].home]).toMatchObject({ colour: 'white', nodes: [{ kind: 'city' }] });
});

describe('every tile', () => {
  rule.each('1862-R112', 'an upgrade keeps all track, in some rotation', tileIds, (id) => {
    for (const next of tiles[id]!.upgradesTo) {
      expect(['yellow green', 'green brown']).toContain(`${tiles[id]!.colour} ${tiles[next]!.colour}`);
      const turned = EDGES.map((rotation) => trackOfTile(map, next, rotation));
      expect(
        turned.filter((track) => keepsTrack(trackOfTile(map, id, 0), track) !== null),
        next,
      ).not.toHaveLength(0);
    }
  });
  rule('1862-R112', 'which leads somewhere: no tile is on no list but the yellow ones', () => {
    const reached = new Set(tileIds.flatMap((id) => tiles[id]!.upgradesTo));
    expect(tileIds.filter((id) => !reached.has(id)).map((id) => tiles[id]!.colour)).toEqual(
      new Array(10).fill('yellow'),
    );
  });
});

rule('1862-R111', 'yellow tiles without a city have one small station, the others none printed', () => {
  const plain = tileIds.filter((id) => !tiles[id]!.nodes.some(({ kind }) => kind === 'city'));
  expect(plain.filter((id) => tiles[id]!.nodes.length > 0)).toEqual(['8850', '8851', '8852']);
  expect(plain.filter((id) => tiles[id]!.nodes.length === 0).map((id) => tiles[id]!.paths.length)).toEqual([
    2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
  ]);
});

rule('1862-R111', 'the small station keeps its place on its track in every upgrade', () => {
  for (const yellow of ['8850', '8851', '8852'])
    for (const green of tiles[yellow]!.upgradesTo)
      for (const rotation of EDGES) {
        const board = emptyBoard();
        layTile(map, board, 'E6', yellow, 0);
        if (!rotationsOf(map, board, 'E6', green).includes(rotation)) continue;
        const on = [...trackOn(map, board, 'E6').exits[0]!];
        const upgraded = boardWith(map, board, 'E6', green, rotation, townsStay);
        expect(upgraded.extras).toEqual({ E6: [{ station: SMALL_STATION, on }] });
        const [brown] = tiles[green]!.upgradesTo;
        const [turn] = rotationsOf(map, upgraded, 'E6', brown!);
        const again = boardWith(map, upgraded, 'E6', brown!, turn!, townsStay);
        expect(again.extras).toEqual(upgraded.extras);
        expect(trackOn(map, again, 'E6')).toMatchObject({ nodes: [{ kind: 'town', value: 20 }], exits: [on] });
      }
});

rule('1862-R114', 'one small station on each track: two on a green tile, three on a brown one', () => {
  const board = emptyBoard();
  layTile(map, board, 'E6', '8852', 0);
  expect(() => addStation(map, board, 'E6', SMALL_STATION, [0, 3])).toThrow('no plain track');
  layTile(map, board, 'E6', '20', 0, townsStay);
  addStation(map, board, 'E6', SMALL_STATION, [1, 4]);
  expect(() => addStation(map, board, 'E6', SMALL_STATION, [0, 3])).toThrow('no plain track');
  layTile(map, board, 'E6', '798', 0, townsStay);
  addStation(map, board, 'E6', SMALL_STATION, [2, 5]);
  expect(trackOn(map, board, 'E6').exits).toEqual([
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
});

rule('1862-R112', 'a station on a track is no new track of an upgrade', () => {
  const board = emptyBoard();
  layTile(map, board, 'E6', '8852', 0);
  expect(newTrack(trackOn(map, board, 'E6'), trackOfTile(map, '20', 0))).toEqual([[1, 4]]);
});

rule('1862-R112', 'a printed tile goes back when it is replaced', () => {
  const board = emptyBoard();
  layTile(map, board, 'E6', '8852', 0);
  expect(tilesLeft(map, board, '8852')).toBe(11);
  layTile(map, board, 'E6', '20', 0, townsStay);
  addStation(map, board, 'E6', SMALL_STATION, [1, 4]);
  expect([tilesLeft(map, board, '8852'), tilesLeft(map, board, '20')]).toEqual([12, 5]);
});
