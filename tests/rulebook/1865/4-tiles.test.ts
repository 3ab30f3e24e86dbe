// Section 4.2: laying and upgrading tiles.
import { expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { narrow } from '../../../src/engine/core/choices.ts';
import { trackOn } from '../../../src/engine/track/hexTrack.ts';
import { tilesLeft } from '../../../src/engine/track/upgrades.ts';
import type { CompanyId } from '../../../src/titles/1865/rules/companies.ts';
import { game1865 } from '../../../src/titles/1865/rules/index.ts';
import { fullMap, hexNamed, mapOf } from '../../../src/titles/1865/rules/map.ts';
import { directFrom } from '../../../src/titles/1865/rules/operating/directRoutes.ts';
import type { PhaseId } from '../../../src/titles/1865/rules/trains.ts';
import { example, rule } from '../../support/rule.ts';
import { place, table1865 } from '../../support/table1865.ts';

const three = ['Ada', 'Ben', 'Cid'];
const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation }) as const;
const owners = { Ada: [40, 20] };

/** A minor of Ada's that is about to build, by default in phase 2. */
const builder = (company: CompanyId, phase: PhaseId = '2', position: object = {}, asked = {}) =>
  table1865(three, asked)
    .phase(phase)
    .company(company, { owners, treasury: 100, ...position })
    .operating({ company, at: 'build' });
type Place = ReturnType<typeof builder>;

/** The refusal of Ada's lay now; null if it is legal. */
const why = (t: Place, hex: string, tile: string, rotation: number) => {
  void t.waiting; // runs everything automatic
  return check(game1865, t.state, 1, lay(hex, tile, rotation));
};
/** The rotations in which she may lay it. */
const turns = (t: Place, hex: string, tile: string): number[] =>
  [0, 1, 2, 3, 4, 5].filter((rotation) => why(t, hex, tile, rotation) === null);
const traffic = (t: Place, id: CompanyId): number => t.state.companies[id].traffic;

/** The values offered for the next open field, after these were chosen. */
function offered(t: Place, ...chosen: (string | number)[]): unknown[] {
  const first = t.choices('Ada').find(({ type }) => type === 'layTile')!;
  const { open } = chosen.reduce((choice, value) => narrow(game1865, t.state, choice, value), first);
  return open && 'values' in open ? [...open.values] : [];
}

rule('1865-R100', 'the first tile is free, the second costs 20, and there is no third', () => {
  const t = builder('FMS', '2', { traffic: 3 }).plays('Ada', lay('F38', '8', 1));
  expect(t.cash('FMS')).toBe(100);
  t.plays('Ada', lay('E37', '4', 0));
  expect(t.cash('FMS')).toBe(80);
  expect(t.told('tileLaid').map(({ hex, tile, cost }) => [hex, tile, cost])).toEqual([
    ['F38', '8', 0],
    ['E37', '4', 20],
  ]);
  expect(t.refuses('Ada', lay('E35', '8', 0))).toMatchObject({ code: 'flow.notNow' });
  const again = builder('FMS').operating({ company: 'FMS', at: 'build' }, { laid: ['F38', 'E37'] });
  expect(check(game1865, again.state, 1, lay('D38', '4', 2))).toMatchObject({
    code: 'track.twoTiles',
    rule: '1865-R100',
  });
});

rule('1865-R100', 'a treasury without 20 lays one tile, and the turn goes on by itself', () => {
  const poor = builder('FMS', '2', { treasury: 19, traffic: 3 }).plays('Ada', lay('F38', '8', 1));
  expect(poor.state.flow.at(-1)!.at).toBe('trains'); // where it must buy one
  const first = builder('FMS', '2', { treasury: 19 }).operating({ company: 'FMS', at: 'build' }, { laid: ['F38'] });
  expect(check(game1865, first.state, 1, lay('E37', '4', 0))).toMatchObject({
    code: 'track.tooDear',
    rule: '1865-R100',
    args: { cost: 20, cash: 19 },
  });
});

rule('1865-R100', 'either of the two may be new, or an upgrade of either kind', () => {
  const sanluri = () =>
    builder('FCS', '3', { tokens: ['Oristano'] })
      .tile('E33', '57', 1)
      .tile('D34', '4', 2)
      .tile('C33', '8', 3);
  for (const [one, other] of [
    [lay('E33', '14', 1), lay('D34', '58', 2)],
    [lay('D34', '58', 2), lay('E33', '14', 1)],
    [lay('F32', '4', 1), lay('D34', '58', 2)],
  ] as const)
    expect(sanluri().plays('Ada', one).plays('Ada', other).cash('FCS')).toBe(80);
});

rule('1865-R101', 'no hex gets two tiles in a turn', () => {
  const t = builder('FMS', '3').plays('Ada', lay('F38', '8', 1));
  expect(t.refuses('Ada', lay('F38', '9', 1))).toMatchObject({ code: 'track.sameHex', rule: '1865-R101' });
  expect(t.refuses('Ada', lay('F38', '24', 1))).toMatchObject({ code: 'track.sameHex' });
  expect(offered(t)).not.toContain('F38');
});

rule('1865-R102', 'colours follow each other, and come with their phases', () => {
  expect(why(builder('FMS'), 'E39', 'C-green', 0)).toMatchObject({ code: 'track.colour', rule: '1865-R102' });
  expect(why(builder('FMS', '3'), 'E39', 'C-green', 0)).toBeNull(); // on the print
  const city = (tile: string, phase: PhaseId) => builder('FMS', phase).tile('E39', tile, 0);
  expect(why(city('C-green', '4'), 'E39', 'C-brown', 0)).toMatchObject({ code: 'track.colour' });
  expect(why(city('C-green', '5'), 'E39', 'C-brown', 0)).toBeNull();
  expect(why(city('C-brown', '6'), 'E39', 'C-gray', 0)).toMatchObject({ code: 'track.colour' });
  expect(why(city('C-brown', '7'), 'E39', 'C-gray', 0)).toBeNull();
  // no colour is left out, and none comes again
  expect(why(builder('FMS', '7'), 'E39', 'C-brown', 0)).toMatchObject({ code: 'track.wrongTile' });
  expect(why(builder('FMS', '3'), 'F38', '24', 1)).toMatchObject({ code: 'track.wrongTile' });
  expect(why(city('C-brown', '7'), 'E39', 'C-green', 0)).toMatchObject({ code: 'track.wrongTile' });
});

rule('1865-R103', 'an upgrade to the next colour keeps all track, also what leads nowhere', () => {
  // F38: a gentle curve to F36, where nothing lies
  const t = builder('FMS', '3').tile('F38', '8', 1);
  expect(turns(t, 'F38', '24')).toEqual([1]); // 1-3 stays, with a straight from 1 to 4
  expect(trackOn(fullMap, t.state.board, 'F38').edges).toEqual([1, 3]);
  expect(why(t, 'F38', '24', 4)).toMatchObject({ code: 'track.doesNotFit' }); // 1-4 and 4-0: no 1-3
});

rule('1865-R104', 'a city that grows pays the difference to all who stand in it, and a town to nobody', () => {
  const t = builder('FMS', '3', { traffic: 3 })
    .company('RCSF', { owners: { Ben: [40, 20] }, tokens: ['Cagliari'], traffic: 8 })
    .operating({ company: 'FMS', at: 'build' })
    .tile('E37', '4', 0)
    .plays('Ada', lay('E39', 'C-green', 0));
  expect([traffic(t, 'FMS'), traffic(t, 'RCSF')]).toEqual([4, 9]);
  expect(t.events).toContainEqual({
    type: 'trafficGained',
    company: 'RCSF',
    amount: 1,
    reason: 'city',
    traffic: 9,
  });
  t.plays('Ada', lay('E37', '141', 0)); // Decimomannu from 1 to 2
  expect([traffic(t, 'FMS'), traffic(t, 'RCSF')]).toEqual([4, 9]);
});

rule('1865-R076', 'the first tile at a home pays in full, whoever lays it', () => {
  const t = builder('FMS')
    .company('FCS', { owners: { Ben: [40, 20] } })
    .operating({ company: 'FMS', at: 'build' })
    .tile('E37', '4', 0)
    .tile('E35', '9', 0);
  expect(traffic(t, 'FCS')).toBe(0);
  t.plays('Ada', lay('E33', '57', 0));
  expect([traffic(t, 'FCS'), traffic(t, 'FMS')]).toEqual([2, 0]);
});

rule('1865-R172', 'a company that is not launched gets nothing from a tile at its home', () => {
  for (const launched of [true, false]) {
    const t = builder('FMS', '3', { tokens: ['Oristano'] }).company('RCSF', { owners: { Ben: [40] }, launched });
    t.operating({ company: 'FMS', at: 'build' }).plays('Ada', lay('C31', 'O-green', 0));
    expect(traffic(t, 'RCSF')).toBe(launched ? 1 : 0);
  }
});

example('1865-X16', 'Nuoro from green to brown: RCSF and FA get 1 each', () => {
  const t = builder('FA', '5', { traffic: 6 })
    .tile('F28', 'N-green', 0)
    .company('RCSF', { owners: { Ben: [40, 20] }, tokens: ['Nuoro'], traffic: 11 })
    .operating({ company: 'FA', at: 'build' })
    .plays('Ada', lay('F28', 'N-brown', 0));
  expect([traffic(t, 'FA'), traffic(t, 'RCSF')]).toEqual([7, 12]);
});

/** Isili and Oristano are joined with Sanluri and C33; Sanluri leads towards E35, where nothing lies. */
const sanluri = () =>
  builder('FCS', '3', { tokens: ['Oristano'], traffic: 5 })
    .tile('E33', '57', 1)
    .tile('D34', '4', 2)
    .tile('C33', '8', 3);

rule('1865-R105', 'another tile of the same colour keeps what meets track, and may give up what does not', () => {
  expect(turns(sanluri(), 'D34', '58')).toEqual([0, 2]); // with the side to C33, and one more
  const t = sanluri().tile('E35', '8', 2); // towards Sanluri
  expect(turns(t, 'D34', '58')).toEqual([]);
  expect(why(t, 'D34', '58', 2)).toMatchObject({ code: 'track.doesNotFit' });
  t.tile('E35', '8', 3); // towards other hexes
  expect(turns(t, 'D34', '58')).toEqual([0, 2]);
});

example('1865-X17', 'FCS upgrades Isili, pays 20 and turns Sanluri towards it', () => {
  const t = sanluri().plays('Ada', lay('E33', '14', 1));
  expect([traffic(t, 'FCS'), t.cash('FCS')]).toEqual([6, 100]);
  t.plays('Ada', lay('D34', '58', 2));
  expect([traffic(t, 'FCS'), t.cash('FCS')]).toEqual([6, 80]);
  expect(trackOn(fullMap, t.state.board, 'D34').edges).toEqual([2, 4]);
  expect(directFrom(t.state, place('Isili'))).toContain(place('Oristano'));
  // with track on E35 towards Sanluri it is not legal
  const met = sanluri()
    .tile('E35', '8', 2)
    .plays('Ada', lay('E33', '14', 1));
  expect(met.refuses('Ada', lay('D34', '58', 2))).toMatchObject({ code: 'track.doesNotFit' });
});

rule('1865-R106', 'new track has to be reached from a token', () => {
  expect(offered(builder('FMS'))).toEqual(['D38', 'E37', 'F38']);
  expect(why(builder('FMS'), 'D32', '9', 0)).toMatchObject({ code: 'track.outOfReach', rule: '1865-R106' });
  // Cagliari leads into F38 from its side 1
  expect(turns(builder('FMS'), 'F38', '8')).toEqual([1, 5]);
  expect(why(builder('FMS'), 'F38', '8', 2)).toMatchObject({ code: 'track.notConnected', rule: '1865-R106' });
  // the old track is reached and the new one is not
  const t = builder('FMS', '3').tile('E37', '4', 0).tile('E35', '9', 0);
  expect(turns(t, 'E35', '20')).toEqual([]);
  expect(why(t, 'E35', '20', 0)).toMatchObject({ code: 'track.notConnected' });
  expect(turns(t, 'E35', '24')).not.toEqual([]);
});

/** FMS in Cagliari, with track over Decimomannu to Isili and out of it to the north. */
const overIsili = (phase: PhaseId = '2') =>
  builder('FMS', phase).tile('E37', '4', 0).tile('E35', '9', 0).tile('E33', '57', 0);

rule('1865-R106', 'a city full of foreign tokens blocks, whoever they belong to', () => {
  const t = overIsili(); // the home token of FCS, still unopened, fills Isili
  expect(why(t, 'E31', '4', 0)).toMatchObject({ code: 'track.outOfReach' });
  t.set((s) => {
    s.board.tokens[place('Isili')] = ['FMS'];
    s.board.rev += 1;
  });
  expect(why(t, 'E31', '4', 0)).toBeNull();
});

rule('1865-R106', 'the line from a token to the new track does not turn back, not even in a city', () => {
  // track leads from Cagliari to Isili, and from Isili back over E35 to the west
  const t = builder('FMS', '3').tile('E37', '4', 0).tile('E35', '23', 3).tile('E33', '619', 0);
  expect(why(t, 'E31', '4', 0)).toBeNull(); // Isili has a free place and is passed
  expect(why(t, 'D36', '8', 4)).toMatchObject({ code: 'track.outOfReach' });
  t.company('FMS', { owners, treasury: 100, tokens: ['Isili'] }).operating({ company: 'FMS', at: 'build' });
  expect(why(t, 'D36', '8', 4)).toBeNull();
});

rule('1865-R125', 'only those who stand in a full city trace through it; a free place lets everybody pass', () => {
  const t = overIsili('3').tile('E33', '619', 0); // green: two places, and FCS in one of them
  expect(why(t, 'E31', '4', 0)).toBeNull();
  t.company('RCSF', { owners: { Ben: [40, 20] }, tokens: ['Isili'] }).operating({ company: 'FMS', at: 'build' });
  expect(why(t, 'E31', '4', 0)).toMatchObject({ code: 'track.outOfReach' });
  t.company('FCS', { owners: { Ada: [40, 20] }, treasury: 100 }).operating({ company: 'FCS', at: 'build' });
  expect(why(t, 'E31', '4', 0)).toBeNull();
});

rule('1865-R107', 'a company without a tile at home lays the first one there', () => {
  const t = builder('FCS');
  expect(offered(t)).toEqual(['E33']);
  expect(turns(t, 'E33', '57')).toEqual([0, 1, 2, 3, 4, 5]);
  t.plays('Ada', lay('E33', '57', 1));
  expect(traffic(t, 'FCS')).toBe(2);
  expect(offered(t)).toEqual(['D34', 'F32']);
});

rule('1865-R108', 'towns take town tiles, cities city tiles, and the open country neither', () => {
  const t = builder('FMS', '3').tile('E37', '4', 0).tile('E35', '9', 0);
  for (const [hex, tile] of [
    ['D38', '9'],
    ['D38', '57'],
    ['E33', '9'],
    ['E33', '4'],
    ['F38', '4'],
    ['F38', '57'],
  ] as const)
    expect(why(t, hex, tile, 0), `${tile} on ${hex}`).toMatchObject({ code: 'track.wrongTile' });
  expect(turns(t, 'D38', '58')).not.toEqual([]);
  expect(turns(t, 'E33', '57')).toEqual([0, 3]);
});

rule('1865-R109', 'a printed city takes the tiles of its letter, and no other hex does', () => {
  expect(offered(builder('FMS', '3'), 'E39')).toEqual(['C-green']);
  for (const tile of ['14', '15', '619', 'O-green', 'N-green', 'S-green', 'P-green', 'B-green'])
    expect(why(builder('FMS', '3'), 'E39', tile, 0), tile).toMatchObject({ code: 'track.wrongTile' });
  const isili = builder('FCS', '3').tile('E33', '57', 0);
  for (const letter of ['C', 'O', 'N', 'S', 'P', 'B'])
    expect(why(isili, 'E33', `${letter}-green`, 0), letter).toMatchObject({ code: 'track.wrongTile' });
  expect(turns(builder('FMS', '3'), 'E39', 'C-green')).toEqual([0]); // it is not turned
  const gray = Object.values(fullMap.tiles).filter(({ colour }) => colour === 'gray');
  expect(gray.map(({ label }) => label).sort()).toEqual(['B', 'C', 'N', 'O', 'P', 'S']);
});

/** SFSS in Olbia, with track to Palau. */
const toPalau = () =>
  builder('SFSS', '2', { tokens: ['Olbia'] })
    .tile('G21', '57', 2)
    .tile('F20', '8', 3);

rule('1865-R110', 'no track leads into the open sea', () => {
  // Palau: land at its sides 0 and 5, and the link to Bonifacio at 3
  expect([turns(toPalau(), 'F18', '4'), turns(toPalau(), 'F18', '3'), turns(toPalau(), 'F18', '58')]).toEqual([
    [0, 3],
    [5],
    [],
  ]);
  expect(why(toPalau(), 'F18', '3', 0)).toMatchObject({ code: 'track.doesNotFit', rule: '1865-R110' });
  // beside it lies sea with the link from Portovecchio to Olbia, which does not come to this side
  expect(why(toPalau(), 'F18', '58', 4)).toMatchObject({ code: 'track.doesNotFit' });
  expect(why(toPalau(), 'F16', '9', 0)).toMatchObject({ code: 'track.printed' });
});

rule('1865-R110', 'the dotted links between the islands are track', () => {
  const t = builder('CFD', '3').tile('F14', 'P-green', 0); // CFD looks over the sea to Olbia
  expect(turns(t, 'G21', '57')).toEqual([1, 4]);
  t.tile('G21', '57', 1);
  expect(directFrom(t.state, place('Portovecchio'))).toContain(place('Olbia'));
});

rule('1865-R111', 'some tiles are for certain places', () => {
  const green = (company: CompanyId, name: string, rotation: number, position = {}) =>
    builder(company, '5', position).tile(hexNamed(name), '15', rotation);
  const isili = () => green('FCS', 'Isili', 0);
  const arbatax = () => green('SFS', 'Arbatax', 0);
  const [olbia, ajaccio, calvi] = ['Olbia', 'Ajaccio', 'Calvi'].map(
    (name) => () => green('CFC', name, name === 'Calvi' ? 4 : 0, { tokens: [name] }),
  );
  for (const [t, hex] of [
    [isili, 'E33'],
    [olbia!, 'G21'],
    [ajaccio!, 'D10'],
  ] as const) {
    expect(turns(t(), hex, '63'), hex).not.toEqual([]);
    expect(why(t(), hex, '700', 0), hex).toMatchObject({ code: 'track.elsewhere', rule: '1865-R111' });
  }
  for (const [t, hex] of [
    [arbatax, 'H30'],
    [calvi!, 'D4'],
  ] as const) {
    expect(turns(t(), hex, '700'), hex).toHaveLength(1);
    expect(why(t(), hex, '63', 0), hex).toMatchObject({ code: 'track.elsewhere' });
  }
  const alghero = builder('SFSS', '5').tile('C23', 'S-green', 0).tile('B24', '143', 2);
  expect(turns(alghero, 'B24', '146')).toEqual([2]);
  const inland = builder('FCS', '5').tile('E33', '57', 1).tile('D34', '143', 3);
  expect(why(inland, 'D34', '146', 3)).toMatchObject({ code: 'track.elsewhere' });
  expect(turns(inland, 'D34', '147')).toEqual([1]);
});

rule('1865-R112', 'mine tiles go on mines alone, the yellow one once, and players never replace it', () => {
  const t = builder('FMS', '3').tile('F38', '8', 1);
  expect(turns(t, 'F36', '173')).toEqual([0]);
  for (const tile of ['174', '175', '9', '57', '4'])
    expect(why(t, 'F36', tile, 0), tile).toMatchObject({ code: 'track.wrongTile' });
  for (const hex of ['E37', 'E39', 'F38'])
    expect(why(t, hex, '173', 0), hex).toMatchObject({ code: 'track.wrongTile' });
  t.tile('F36', '173', 0);
  for (const [tile, rotation] of [
    ['174', 0],
    ['173', 1],
    ['175', 0],
  ] as const)
    expect(why(t, 'F36', tile, rotation), tile).toMatchObject({ code: 'track.mine', rule: '1865-R112' });
  expect(offered(t)).not.toContain('F36');
});

rule('1865-R113', 'the ground costs nothing', () => {
  const t = builder('FMS', '2', { treasury: 0 })
    .tile('F38', '8', 1)
    .plays('Ada', lay('F36', '173', 0)); // over a mountain
  expect(t.cash('FMS')).toBe(0);
});

rule('1865-R114', 'a replaced tile can be laid again', () => {
  const left = (t: Place) => ['4', '58', '57', '14'].map((tile) => tilesLeft(fullMap, t.state.board, tile));
  const t = sanluri();
  expect(left(t)).toEqual([7, 10, 2, 3]);
  t.plays('Ada', lay('E33', '14', 1)).plays('Ada', lay('D34', '58', 2));
  expect(left(t)).toEqual([8, 9, 3, 2]);
});

rule('1865-R177', 'a tile is laid while one is left, and upgrades are those of the manifest', () => {
  const t = builder('FMS', '5');
  for (const hex of ['D22', 'D24', 'D26']) t.tile(hex, '7', 0);
  expect(turns(t, 'F38', '7')).toEqual([1]);
  t.tile('D30', '7', 0);
  expect(why(t, 'F38', '7', 1)).toMatchObject({ code: 'track.noneLeft', rule: '1865-R177' });
  // three spokes have one successor
  t.tile('E37', '144', 0);
  expect(turns(t, 'E37', '147')).not.toEqual([]);
  for (const tile of ['145', '63', '41'])
    expect(why(t, 'E37', tile, 0), tile).toMatchObject({ code: 'track.wrongTile', rule: '1865-R177' });
});

/** Bastia is full of others: two on the print, three on the green tile. A token in the mine of Matra looks at it. */
const bastia = (isGreen: boolean) => {
  const t = builder('CFD', '5', { tokens: ['Matra'] })
    .tile('G7', '173', 3)
    .tile('G5', '9', 0);
  if (isGreen) t.tile('G3', 'B-green', 0);
  return t.set((s) => {
    s.board.tokens[place('Bastia')] = isGreen ? ['CFC', 'FMS', 'RCSF'] : ['CFC', 'FMS'];
  });
};

rule('1865-R178', 'a tile without new track needs a company that reaches track or the city of the tile', () => {
  expect(why(builder('CFC', '5').tile('G3', 'B-green', 0), 'G3', 'B-brown', 0)).toBeNull();
  expect(why(bastia(true), 'G3', 'B-brown', 0)).toBeNull(); // though it is full, now and then
  expect(why(bastia(true).tile('G5', '9', 1), 'G3', 'B-brown', 0)).toMatchObject({ code: 'track.outOfReach' });
});

rule('1865-R178', 'it is judged with the new tile in place: one more slot opens a full city', () => {
  expect(why(overIsili('3'), 'E33', '619', 0)).toBeNull();
  expect(why(bastia(false), 'G3', 'B-green', 0)).toBeNull();
  // from green to brown Oristano gets no slot: it stays full, and its new exit is out of reach
  const oristano = builder('FCS', '5').tile('E33', '57', 1).tile('D34', '58', 2).tile('C33', '8', 3);
  oristano.tile('C31', 'O-green', 0);
  expect(why(oristano, 'C31', 'O-brown', 0)).toBeNull();
  oristano.set((s) => {
    s.board.tokens[place('Oristano')] = ['RCSF', 'FMS', 'SFS'];
    s.board.rev += 1;
  });
  expect(why(oristano, 'C31', 'O-brown', 0)).toMatchObject({ code: 'track.notConnected', rule: '1865-R106' });
});

rule('1865-R179', 'sides that meet track keep their exits, and those that were joined stay joined', () => {
  const t = builder('FMS', '3').tile('E37', '4', 0).tile('E35', '24', 0).tile('E33', '57', 0); // 0-3 in use, 0-2 not
  expect(turns(t, 'E35', '23')).toEqual([0]); // 0-3 stays, and a new curve from 0
  expect(turns(t, 'E35', '16')).toEqual([]); // exits at 0 and 3, not joined
  expect(why(t, 'E35', '16', 0)).toMatchObject({ code: 'track.doesNotFit' });
  // a dotted link is track of a neighbour
  const olbia = () => builder('SFSS', '2', { tokens: ['Olbia'] }).tile('G21', '57', 1);
  expect(turns(olbia(), 'G21', '6')).toEqual([2, 4]); // each with the side 4
});

rule('1865-R179', 'something must be new', () => {
  expect(why(sanluri(), 'D34', '4', 5)).toMatchObject({ code: 'track.nothingNew', rule: '1865-R179' }); // the same, upside down
  expect(why(sanluri(), 'D34', '4', 2)).toMatchObject({ code: 'track.nothingNew' });
  const t = builder('FMS').tile('F38', '8', 1);
  expect(why(t, 'F38', '8', 1)).toMatchObject({ code: 'track.nothingNew' });
});

rule('1865-R179', 'the same number may be turned another way, if the supply has a copy', () => {
  const t = builder('FMS').tile('F38', '8', 1);
  expect(turns(t, 'F38', '8')).toEqual([5]);
  const free = Object.keys(fullMap.hexes).filter((hex) => !fullMap.hexes[hex]!.nodes.length && hex[0] !== 'F');
  for (const hex of free.filter((hex) => fullMap.hexes[hex]!.colour === 'white').slice(0, 12)) t.tile(hex, '8', 0);
  expect(tilesLeft(fullMap, t.state.board, '8')).toBe(0);
  expect(why(t, 'F38', '8', 5)).toMatchObject({ code: 'track.noneLeft' });
});

rule('1865-R179', 'the kind of place stays, and printed cities are left out', () => {
  expect(offered(sanluri(), 'D34').sort()).toEqual(['141', '142', '3', '58']);
  for (const tile of ['5', '6', '57'])
    expect(why(builder('FMS'), 'E39', tile, 0), tile).toMatchObject({ code: 'track.wrongTile' });
  const green = builder('FMS', '3').tile('E39', 'C-green', 0);
  for (const tile of ['C-green', '14', 'O-green'])
    expect(why(green, 'E39', tile, 0), tile).toMatchObject({ code: 'track.wrongTile' });
});

rule('1865-R164', 'the short game has no tiles on Corsica', () => {
  const t = builder('FMS', '2', {}, { length: 'short' });
  for (const hex of ['F14', 'G3', 'G17']) expect(why(t, hex, '9', 0), hex).toMatchObject({ code: 'track.noHex' });
  expect(why(t, 'H20', '9', 0)).toMatchObject({ code: 'track.printed' });
});

example('1865-X26', 'short game, phase 5: tile 63 on green Olbia, and nothing beyond its sea side', () => {
  const olbia = (asked: Record<string, string>) =>
    builder('SFSS', '5', { tokens: ['Olbia'] }, asked).tile('G21', '15', 0);
  const t = olbia({ length: 'short' });
  expect(turns(t, 'G21', '63')).not.toEqual([]);
  t.plays('Ada', lay('G21', '63', 0));
  expect(trackOn(mapOf(t.state), t.state.board, 'G21').edges).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...directFrom(t.state, place('Olbia'))]).toEqual([]);
  expect(offered(t)).toEqual(expect.arrayContaining(['G23', 'H22']));
  expect(offered(t).filter((hex) => !Object.hasOwn(mapOf(t.state).hexes, String(hex)))).toEqual([]);
  // in the full game it leads to Portovecchio
  const full = olbia({})
    .tile('F14', 'P-green', 0)
    .plays('Ada', lay('G21', '63', 0));
  expect([...directFrom(full.state, place('Olbia'))]).toEqual([place('Portovecchio')]);
});
