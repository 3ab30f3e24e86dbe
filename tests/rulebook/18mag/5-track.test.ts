// Section 5: laying and upgrading track.
import { expect } from 'vitest';
import { emptyBoard } from '../../../src/engine/track/board.ts';
import { trackOfTile, trackOn } from '../../../src/engine/track/hexTrack.ts';
import { fits, tilesLeft, upgradesOf } from '../../../src/engine/track/upgrades.ts';
import { largeMap, smallMap } from '../../../src/titles/18mag/rules/map.ts';
import { tileIds, tiles } from '../../../src/titles/18mag/rules/tiles.ts';
import { lay, site, tilesFor } from '../../support/build18mag.ts';
import { rule } from '../../support/rule.ts';

/** Székesfehérvár with track to the left and to the right. */
const home = ['E10', '57', 1] as const;
/** The same with track to Győr, top left, and to the bottom right. */
const north = ['E10', '57', 2] as const;
const bare = emptyBoard();
const hexesWith = (label: string) =>
  Object.values(largeMap.hexes)
    .filter((hex) => hex.label === label)
    .map(({ id }) => id);
const whereItGoes = (tile: string) =>
  Object.keys(largeMap.hexes).filter((hex) => upgradesOf(largeMap, bare, hex).includes(tile));

rule('18mag-R050', 'one tile is free, a second yellow one costs 10, paid to SKEV; there is no third', () => {
  const t = site('3', { tiles: [home] }).plays('Ada', lay('E8', '9', 1));
  expect([t.cash('3'), t.cash('SKEV')]).toEqual([200, 0]);
  t.plays('Ada', lay('E6', '58', 4));
  expect([t.cash('3'), t.cash('SKEV')]).toEqual([190, 10]);
  expect(t.lastEvents).toContainEqual(expect.objectContaining({ type: 'tileLaid', hex: 'E6', terrain: 0, second: 10 }));
  expect(t.refuses('Ada', lay('F7', '9', 2))).toMatchObject({ code: 'flow.notNow' });
});

rule('18mag-R050', 'who has less than 10 lays one tile', () => {
  const t = site('3', { tiles: [home], treasury: 9 }).plays('Ada', lay('E8', '9', 1));
  expect(t.waiting).toEqual(['Ben']);
});

rule('18mag-R050', 'the yellow tile may come before or after the upgrade', () => {
  const yellow = lay('E8', '9', 1);
  const upgrade = lay('E10', '14', 0);
  for (const order of [[yellow, upgrade] as const, [upgrade, yellow] as const]) {
    const t = site('3', { phase: 'green', tiles: [home] });
    for (const one of order) t.plays('Ada', one);
    expect([t.cash('3'), t.cash('SKEV')]).toEqual([190, 10]);
    expect(t.state.board.laid).toEqual({ E8: ['9', 1], E10: ['14', 0] });
  }
});

rule('18mag-R051', 'two upgrades in a turn are not possible', () => {
  const t = site('3', { phase: 'green', tiles: [home, ['E8', '9', 1]] }).plays('Ada', lay('E10', '14', 0));
  expect(t.refuses('Ada', lay('E8', '24', 1))).toEqual({ code: 'track.secondUpgrade', rule: '18mag-R051', args: {} });
  expect(t.values('Ada', 'layTile')).not.toContain('E8');
});

rule('18mag-R052', 'a tile laid in this turn may be upgraded as its second action', () => {
  const t = site('3', { phase: 'brown', tiles: [home] })
    .plays('Ada', lay('E8', '9', 1))
    .plays('Ada', lay('E8', '23', 1));
  expect(t.state.board.laid.E8).toEqual(['23', 1]);
  expect([t.cash('3'), t.cash('SKEV')]).toEqual([190, 10]);
  expect(t.refuses('Ada', lay('E8', '41', 1))).toMatchObject({ code: 'flow.notNow' });
});

rule('18mag-R053', 'in its first turn a minor tiles its home hex first', () => {
  const t = site('3', { operated: false });
  const first = { code: 'track.homeFirst', rule: '18mag-R053', args: { company: '3', home: 'E10' } };
  expect(t.refuses('Ada', lay('E8', '9', 1))).toEqual(first);
  t.plays('Ada', lay('E10', '57', 1)).plays('Ada', lay('E8', '9', 1));
  expect(t.state.board.laid).toEqual({ E10: ['57', 1], E8: ['9', 1] });
});

rule('18mag-R053', 'in later turns it is the reach alone that counts', () => {
  const t = site('3', { operated: false, treasury: 0 }).passes('Ada');
  expect(t.waiting).toEqual(['Ben']);
  expect(t.state.minors['3']!.operated).toBe(true);
  expect(site('3').refuses('Ada', lay('E8', '9', 1))).toMatchObject({ code: 'track.outOfReach' });
});

rule('18mag-R053', 'not in Budapest, and not where a tile lies already', () => {
  const pest = site('1', { operated: false }).plays('Ada', lay('D13', '4', 0));
  expect(pest.state.board.laid).toEqual({ D13: ['4', 0] });
  const tiled = site('3', { operated: false, tiles: [home] }).plays('Ada', lay('E8', '9', 1));
  expect(tiled.state.board.laid.E8).toEqual(['9', 1]);
});

rule('18mag-R054', 'other tiles must be reached from a token by a path that is not blocked', () => {
  const far = { code: 'track.outOfReach', rule: '18mag-R054', args: { hex: 'D13', company: '3' } };
  expect(site('3', { tiles: [home] }).refuses('Ada', lay('D13', '4', 0))).toEqual(far);
  const pozsony = lay('C8', '6', 5);
  const line = () => site('3', { tiles: [north, ['D9', '57', 2]] });
  expect(line().plays('Ada', pozsony).state.board.laid.C8).toEqual(['6', 5]);
  const blocked = line().major('RABA', { tokens: ['D9.0'] });
  expect(blocked.refuses('Ada', pozsony)).toMatchObject({ code: 'track.outOfReach' });
});

rule('18mag-R055', 'city hexes take city tiles, town hexes town tiles, open hexes neither', () => {
  const t = site('3', { tiles: [home, ['E8', '9', 1]] });
  expect(tilesFor(site('1'), 'D13')).toEqual(['3', '4', '58']);
  expect(tilesFor(site('3', { tiles: [home] }), 'E8')).toEqual(['7', '8', '9']);
  expect(tilesFor(site('3'), 'E10')).toEqual(['5', '57', '6']);
  const wrong = { code: 'track.wrongTile', rule: '18mag-R055', args: { hex: 'E6', tile: '57' } };
  expect(t.refuses('Ada', lay('E6', '57', 1))).toEqual(wrong);
});

rule('18mag-R056', 'OO hexes take only OO tiles, which go nowhere else', () => {
  expect(hexesWith('OO')).toEqual(['D19', 'G10', 'G14', 'I14']);
  expect(whereItGoes('L32')).toEqual(['D19', 'G10', 'G14', 'I14']);
  for (const hex of hexesWith('OO')) expect(upgradesOf(largeMap, bare, hex)).toEqual(['L32']);
  expect(tilesFor(site('4'), 'G14')).toEqual(['L32']);
  expect(site('4').refuses('Ada', lay('G14', '57', 0))).toMatchObject({ code: 'track.wrongTile' });
  const green = site('4', { phase: 'green', tiles: [['G14', 'L32', 0]], tokens: ['G14.0'] });
  expect(tilesFor(green, 'G14')).toEqual(['8858', '8859', '8860', '8863', '8864', '8865']);
});

rule('18mag-R057', 'G14 and I14 are OO hexes; G13 and I13 do not exist', () => {
  expect([largeMap.hexes.G14!.label, largeMap.hexes.I14!.label]).toEqual(['OO', 'OO']);
  for (const hex of ['G13', 'I13'])
    expect(site('4').refuses('Ada', lay(hex, 'L32', 0))).toMatchObject({ code: 'action.unknown' });
});

rule('18mag-R058', 'Budapest takes only B tiles, so that the river matches; they go nowhere else', () => {
  expect(whereItGoes('L33')).toEqual(['E12']);
  expect(tilesFor(site('1'), 'E12')).toEqual(['L33']);
  for (const rotation of [0, 1, 3, 4, 5])
    expect(site('1').refuses('Ada', lay('E12', 'L33', rotation))).toMatchObject({ code: 'track.doesNotFit' });
  expect(site('1').plays('Ada', lay('E12', 'L33', 2)).state.board.laid.E12).toEqual(['L33', 2]);
  expect(site('3').refuses('Ada', lay('E10', 'L33', 2))).toMatchObject({ code: 'track.wrongTile' });
  const next = { L33: ['209'], 209: ['L35'], L35: ['L37'] };
  for (const [tile, after] of Object.entries(next)) expect(tiles[tile]!.upgradesTo).toEqual(after);
});

rule('18mag-R059', 'Buda and Pest have one track each at 20, and two each at 30 on the yellow tile', () => {
  const print = trackOn(largeMap, bare, 'E12');
  expect(print.nodes.map(({ value }) => value)).toEqual([20, 20]);
  expect(print.exits).toEqual([[0], [3]]);
  const yellow = trackOfTile(largeMap, 'L33', 2);
  expect(yellow.nodes.map(({ value }) => value)).toEqual([30, 30]);
  expect(yellow.exits).toEqual([
    [3, 5],
    [0, 2],
  ]);
  // the token of Pest goes with its track
  const t = site('1').plays('Ada', lay('E12', 'L33', 2));
  expect([t.tokens('E12.0'), t.tokens('E12.1')]).toEqual([['1'], []]);
});

rule.each('18mag-R060', 'the home token lies in the city with track', [0, 1, 2, 3, 4, 5], (rotation) => {
  const t = site('4').plays('Ada', lay('G14', 'L32', rotation));
  const city = trackOfTile(largeMap, 'L32', rotation).exits.findIndex((edges) => edges.length > 0);
  expect(t.tokens(`G14.${city}`)).toEqual(['4']);
  expect(t.lastEvents).toContainEqual({ type: 'tokenMoved', company: '4', city: 'G14.0' });
});

rule(
  '18mag-R060',
  "a major's token that stood there takes the other city; without a home token all keep their place",
  () => {
    const t = site('4')
      .major('RABA', { tokens: ['G14.0'] })
      .plays('Ada', lay('G14', 'L32', 0));
    expect([t.tokens('G14.0'), t.tokens('G14.1')]).toEqual([['4'], ['RABA']]);
    // minor 9 is at home in I14, but out of the game
    const other = (ruling: string) =>
      site('4', {
        tiles: [
          ['H13', '58', 3],
          ['G14', 'L32', 4],
        ],
        tokens: ['G14.0'],
      })
        .ruled({ homeTokenOO: ruling })
        .major('RABA', { tokens: ['I14.1'] })
        .plays('Ada', lay('I14', 'L32', 0));
    expect(other('home').tokens('I14.1')).toEqual(['RABA']);
    expect(other('firstFound').tokens('I14.0')).toEqual(['RABA']);
  },
);

rule('18mag-R060', 'by ruling the token in the first city gets the track, whoever has it', () => {
  const t = site('4').ruled({ homeTokenOO: 'firstFound' });
  t.major('RABA', { tokens: ['G14.0'] }).plays('Ada', lay('G14', 'L32', 0));
  expect([t.tokens('G14.0'), t.tokens('G14.1')]).toEqual([['RABA'], ['4']]);
});

rule('18mag-R060', 'the yellow tile gives track to one city, at 30; the green one to both', () => {
  expect(trackOfTile(largeMap, 'L32', 0).exits).toEqual([[2], []]);
  expect(tiles.L32!.nodes[0]!.value).toBe(30);
  for (const green of tiles.L32!.upgradesTo)
    expect(trackOfTile(largeMap, green, 0).exits.map(({ length }) => length)).toEqual([2, 2]);
});

rule('18mag-R061', 'K hexes take any yellow city tile, but only K tiles from green on, which go nowhere else', () => {
  expect(tilesFor(site('12'), 'H23')).toEqual(['5', '57', '6']);
  const at = (phase: 'green' | 'brown' | 'gray', tile: string, rotation: number) =>
    site('12', { phase, tiles: [['H23', tile, rotation]] });
  expect(tilesFor(at('green', '57', 1), 'H23')).toEqual(['237', '238']);
  expect(tilesFor(at('green', '5', 1), 'H23')).toEqual(['236', '237']);
  expect(tilesFor(at('brown', '237', 1), 'H23')).toEqual(['L34']);
  expect(tilesFor(at('gray', 'L34', 4), 'H23')).toEqual(['L36']);
  const plain = site('3', { phase: 'green', tiles: [home] });
  expect(tilesFor(plain, 'E10')).toEqual(['14', '15', '619']);
  expect(plain.refuses('Ada', lay('E10', '237', 1))).toMatchObject({ code: 'track.wrongTile' });
  const marked = Object.values(largeMap.hexes).filter(({ futureLabel }) => futureLabel?.label === 'K');
  expect(marked.map(({ id }) => id)).toEqual(['H23', 'H27', 'I2']);
});

/** The same map without its barriers. */
const open = {
  ...largeMap,
  hexes: Object.fromEntries(Object.entries(largeMap.hexes).map(([id, { borders: _, ...hex }]) => [id, hex])),
};

rule.each(
  '18mag-R066',
  'no track leads to a barrier',
  [
    { hex: 'C8', edge: 0 },
    { hex: 'D7', edge: 3 },
    { hex: 'F5', edge: 0 },
    { hex: 'G4', edge: 3 },
    { hex: 'I6', edge: 0 },
    { hex: 'J5', edge: 3 },
  ],
  ({ hex, edge }) => {
    const leadingThere = (map: typeof largeMap) =>
      upgradesOf(map, bare, hex).flatMap((tile) =>
        [0, 1, 2, 3, 4, 5].filter(
          (rotation) => trackOfTile(map, tile, rotation).edges.includes(edge) && fits(map, bare, hex, tile, rotation),
        ),
      );
    expect(leadingThere(largeMap)).toEqual([]);
    expect(leadingThere(open)).not.toEqual([]);
  },
);

rule('18mag-R066', 'no track leads off the map, or to a blank side of a mine or a red area', () => {
  const wrong = { code: 'track.deadEnd', rule: '18mag-R066' };
  expect(site('11').refuses('Ada', lay('D7', '6', 3))).toMatchObject(wrong); // the barrier, top right
  expect(site('11').refuses('Ada', lay('D7', '57', 1))).toMatchObject(wrong); // off the map, left
  expect(site('11').plays('Ada', lay('D7', '6', 2)).state.board.laid.D7).toEqual(['6', 2]); // Bécs, top left
  // on the small map the gray town north of Sopron has no track towards it
  expect(fits(smallMap, bare, 'B3', '57', 0)).toBe(false);
  expect(fits(smallMap, bare, 'B3', '6', 2)).toBe(true);
});

rule('18mag-R067', 'Lake Balaton divides its hex: track stays on the north or on the south side', () => {
  const t = () => site('3', { tiles: [['E10', '5', 0]] }); // bottom left, towards the lake
  for (const [tile, rotation] of [
    ['7', 2],
    ['8', 1],
  ] as const)
    expect(t().plays('Ada', lay('F9', tile, rotation)).state.board.laid.F9).toEqual([tile, rotation]);
  for (const [tile, rotation] of [
    ['9', 0],
    ['8', 3],
    ['7', 3],
  ] as const)
    expect(t().refuses('Ada', lay('F9', tile, rotation))).toMatchObject({ code: 'track.deadEnd' });
  expect(fits(largeMap, bare, 'F9', '8', 4)).toBe(true); // right and bottom left
  const green = site('3', {
    phase: 'green',
    tiles: [
      ['E10', '5', 0],
      ['F9', '8', 1],
    ],
  });
  expect(tilesFor(green, 'F9')).toEqual(['28', '29']);
});

rule('18mag-R068', 'a tile need not go on in the track beside it', () => {
  const t = site('3', { tiles: [home, ['E6', '3', 5]] }).plays('Ada', lay('E8', '9', 1));
  expect(t.state.board.laid.E8).toEqual(['9', 1]);
});

rule('18mag-R069', 'mines and red areas are never tiled', () => {
  const bécs = site('11', { tiles: [['D7', '6', 2]] });
  const red = { code: 'track.printed', rule: '18mag-R069', args: { hex: 'C6', colour: 'red' } };
  expect(bécs.refuses('Ada', lay('C6', '57', 2))).toEqual(red);
  expect(bécs.refuses('Ada', lay('A10', '57', 2))).toMatchObject({ code: 'track.printed', args: { colour: 'gray' } });
});

rule('18mag-R070', 'yellow becomes green, green brown, brown gray, when the colour is there', () => {
  const chain = [
    ['yellow', '57', []],
    ['green', '57', ['14', '15', '619']],
    ['green', '14', []],
    ['brown', '14', ['611']],
    ['brown', '611', []],
    ['gray', '611', ['455']],
    ['gray', '455', []],
  ] as const;
  for (const [phase, tile, next] of chain)
    expect(tilesFor(site('3', { phase, tiles: [['E10', tile, 1]] }), 'E10')).toEqual(next);
  const early = site('3', { tiles: [home] });
  const args = { tile: '14', colour: 'green', phase: 'yellow' };
  expect(early.refuses('Ada', lay('E10', '14', 0))).toEqual({ code: 'track.colour', rule: '18mag-R070', args });
  expect(site('3', { phase: 'gray', tiles: [home] }).refuses('Ada', lay('E10', '611', 0))).toMatchObject({
    code: 'track.wrongTile',
  });
});

rule('18mag-R071', 'some track of the new tile must be connected to a token', () => {
  const beside = { code: 'track.notConnected', rule: '18mag-R071', args: { hex: 'E8', company: '3' } };
  expect(site('3', { tiles: [home] }).refuses('Ada', lay('E8', '9', 0))).toEqual(beside);
  const past = () => site('3', { phase: 'green', tiles: [home, ['E8', '9', 0]] });
  expect(past().refuses('Ada', lay('E8', '24', 0))).toEqual(beside);
  expect(past().plays('Ada', lay('E8', '20', 0)).state.board.laid.E8).toEqual(['20', 0]);
});

rule('18mag-R077', 'old track that is connected is enough: the new track may be useless', () => {
  const t = site('3', { phase: 'green', tiles: [home, ['E8', '9', 1]] }).plays('Ada', lay('E8', '20', 1));
  expect(t.state.board.laid.E8).toEqual(['20', 1]);
});

rule('18mag-R072', 'track is kept, and tiles keep the kind of their locations', () => {
  const t = site('3', { phase: 'green', tiles: [home] });
  const args = { hex: 'E10', tile: '14' };
  expect(t.refuses('Ada', lay('E10', '14', 2))).toEqual({ code: 'track.doesNotFit', rule: '18mag-R072', args });
  const kinds = (tile: string) => new Set(tiles[tile]!.nodes.map(({ kind }) => kind));
  for (const tile of tileIds)
    for (const next of [...tiles[tile]!.upgradesTo, ...(tiles[tile]!.upgradesToOnLabel?.K ?? [])])
      expect(kinds(next)).toEqual(kinds(tile));
});

rule('18mag-R073', 'tokens keep their places, and an upgrade adds slots', () => {
  const t = site('3', { phase: 'green', tiles: [home] }).plays('Ada', lay('E10', '14', 0));
  expect(t.tokens('E10.0')).toEqual(['3', null]);
  const two = site('3', { phase: 'brown', tiles: [['E10', '14', 0]] }).major('SNW', { tokens: ['E10.0'] });
  expect(two.plays('Ada', lay('E10', '611', 0)).tokens('E10.0')).toEqual(['3', 'SNW']);
});

rule('18mag-R074', 'while a slot is free anybody traces through a city', () => {
  const pozsony = lay('C8', '6', 5);
  const line = () => site('3', { phase: 'green', tiles: [north, ['D9', '14', 1]] }).major('RABA', { tokens: ['D9.0'] });
  expect(line().plays('Ada', pozsony).state.board.laid.C8).toEqual(['6', 5]);
  const full = line().major('SNW', { tokens: ['D9.0'] });
  expect(full.refuses('Ada', pozsony)).toMatchObject({ code: 'track.outOfReach' });
});

rule('18mag-R075', 'replaced tiles return to the supply', () => {
  const t = site('3', { phase: 'green', tiles: [home] });
  const left = (tile: string) => tilesLeft(largeMap, t.state.board, tile);
  expect([left('57'), left('14')]).toEqual([9, 8]);
  t.plays('Ada', lay('E10', '14', 0));
  expect([left('57'), left('14')]).toEqual([10, 7]);
});

rule('18mag-R076', 'a copy is used on either side, and once laid is not turned', () => {
  const t = site('3', { tiles: [home] });
  const left = (tile: string) => tilesLeft(largeMap, t.state.board, tile);
  expect([left('8'), left('9')]).toEqual([21, 21]);
  t.plays('Ada', lay('E8', '9', 1));
  expect([left('8'), left('9')]).toEqual([20, 20]);
  expect(t.refuses('Ada', lay('E8', '8', 5))).toMatchObject({ code: 'track.wrongTile' });
  for (const [id, { otherSide, upgradesTo }] of Object.entries(tiles))
    if (otherSide !== undefined) expect([id, upgradesTo.includes(otherSide)]).toEqual([id, false]);
});
