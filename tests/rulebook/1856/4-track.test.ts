// Section 4: laying and upgrading track.
import { expect } from 'vitest';
import { narrow } from '../../../src/engine/core/choices.ts';
import { tilesLeft } from '../../../src/engine/track/upgrades.ts';
import { game1856 } from '../../../src/titles/1856/rules/index.ts';
import { map } from '../../../src/titles/1856/rules/map.ts';
import type { PhaseId } from '../../../src/titles/1856/rules/trains.ts';
import { rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];
type Home = 'BBG' | 'GW' | 'CV' | 'CPR' | 'THB' | 'LPS' | 'WGB' | 'CA';

/** A company of Ada's with money and these tokens, before it lays a tile. */
const company = (id: Home, tokens: readonly string[], phase: PhaseId = '3', treasury = 500) =>
  table1856(three)
    .phase(phase)
    .company(id, { owners: { Ada: [20, 10, 10] }, treasury, operated: true, tokens })
    .operating({ company: id, at: 'layTile' });

type Place = ReturnType<typeof company>;

const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation }) as const;

/** The tiles that Ada may lay on a hex now; none if she may lay nothing there. */
function tilesFor(t: Place, hex: string): string[] {
  const choice = t.choices('Ada').find(({ type }) => type === 'layTile');
  if (!choice?.open || !('values' in choice.open) || !choice.open.values.includes(hex)) return [];
  const { open } = narrow(game1856, t.state, choice, hex);
  return open && 'values' in open ? open.values.map(String).sort((a, b) => Number(a) - Number(b)) : [];
}

rule('1856-R072', 'one tile a turn', () => {
  const t = company('GW', ['F15.0']).plays('Ada', lay('F17', '5', 3));
  expect(t.state.board.laid).toEqual({ F17: ['5', 3] });
  expect(t.refuses('Ada', lay('G14', '9', 1))).toMatchObject({ code: 'flow.notNow' });
});

rule('1856-R072', 'new track is connected to a token by an unblocked path', () => {
  const far = { code: 'track.outOfReach', rule: '1856-R072', args: { hex: 'J15', company: 'GW' } };
  expect(company('GW', ['F15.0']).refuses('Ada', lay('J15', '5', 0))).toEqual(far);
  // the track would lie beside the line from London
  const beside = company('GW', ['F15.0']);
  expect(beside.refuses('Ada', lay('F17', '5', 1))).toMatchObject({ code: 'track.notConnected', rule: '1856-R072' });
  // a city full of foreign tokens ends every path
  const beyond = () => company('GW', ['F15.0']).tile('F17', '6', 3);
  expect(beyond().plays('Ada', lay('G18', '8', 2)).state.board.laid.G18).toEqual(['8', 2]);
  const full = beyond().company('CA', { owners: { Ben: [20] }, tokens: ['F17.0'] });
  expect(full.refuses('Ada', lay('G18', '8', 2))).toMatchObject({ code: 'track.outOfReach' });
});

rule('1856-R072', 'an upgrade uses its new track, or raises the value of a city it reaches', () => {
  // from London the company comes into G14 at the bottom left, where a line leads to the top
  const line = () => company('GW', ['F15.0']).tile('G14', '8', 1);
  expect(line().plays('Ada', lay('G14', '24', 1)).state.board.laid.G14).toEqual(['24', 1]);
  expect(line().refuses('Ada', lay('G14', '16', 1))).toMatchObject({ code: 'track.notConnected' });
  // a city within reach may be turned freely: it is worth more
  const city = company('GW', ['F15.0']).tile('F17', '6', 3);
  expect(city.plays('Ada', lay('F17', '15', 2)).state.board.laid.F17).toEqual(['15', 2]);
});

rule.each(
  '1856-R073',
  'the first tile on hills or water costs 40',
  [
    { hex: 'K14', tile: '9', rotation: 1, kind: 'hills' },
    { hex: 'K16', tile: '4', rotation: 2, kind: 'plain' },
  ],
  ({ hex, tile, rotation, kind }) => {
    const at = company('BBG', ['J15.0']).tile('J15', '14', 4); // edges 4, 5, 1, 2
    expect(at.plays('Ada', lay(hex, tile, rotation)).cash('BBG')).toBe(kind === 'hills' ? 460 : 500);
  },
);

rule('1856-R073', 'who has less may not build there; the next tile on the hex is free', () => {
  const poor = company('BBG', ['J15.0'], '3', 39).tile('J15', '14', 4);
  expect(poor.refuses('Ada', lay('K14', '9', 1))).toEqual({
    code: 'track.tooDear',
    rule: '1856-R073',
    args: { cost: 40, cash: 39 },
  });
  const again = company('BBG', ['J15.0']).tile('J15', '14', 4).tile('K14', '9', 1);
  expect(again.plays('Ada', lay('K14', '24', 1)).cash('BBG')).toBe(500);
});

rule('1856-R073', 'Hamilton pays with its green tile', () => {
  const t = company('THB', ['L15.0']);
  expect(t.plays('Ada', lay('L15', '59', 0)).cash('THB')).toBe(460);
});

rule('1856-R074', 'existing track is kept, and none leads off the map or to a blank edge', () => {
  const t = company('GW', ['F15.0']);
  const wrong = { code: 'track.doesNotFit', rule: '1856-R074' };
  expect(t.refuses('Ada', lay('F17', '57', 0))).toMatchObject(wrong); // below St. Thomas is the lake
  const kept = company('GW', ['F15.0']).tile('G14', '8', 1);
  expect(kept.refuses('Ada', lay('G14', '24', 0))).toMatchObject(wrong);
  // M4 lies beside the blue hex N5: nothing leads there
  const barrie = company('CPR', ['M4.0']);
  for (let rotation = 0; rotation < 6; rotation++)
    if ([0, 2, 4].some((edge) => (edge + rotation) % 6 === 5))
      expect(barrie.refuses('Ada', lay('M4', '121', rotation))).toMatchObject(wrong);
});

rule('1856-R075', 'city, town, double town and plain hexes take tiles of their kind', () => {
  const towns = company('BBG', ['J15.0'], '2').tile('J15', '57', 2);
  expect(tilesFor(towns, 'I14')).toEqual(['1', '2', '55', '56', '69']);
  const t = () => company('BBG', ['J15.0'], '2').tile('J15', '57', 0);
  expect(tilesFor(t(), 'J13')).toEqual(['5', '6', '57']);
  const plain = company('BBG', ['J15.0'], '2').tile('J15', '6', 4); // edges 4 and 0
  expect(tilesFor(plain, 'K14')).toEqual(['7', '8', '9']);
  const town = company('BBG', ['J15.0'], '2').tile('J15', '6', 5);
  expect(tilesFor(town, 'K16')).toEqual(['3', '4', '58']);
  expect(t().refuses('Ada', lay('J13', '4', 0))).toMatchObject({ code: 'track.wrongTile', rule: '1856-R075' });
});

/** A town tile on K16 south-east of Brantford, within the company's reach or not. */
const town = (tile: string, rotation: number, phase: PhaseId, reached = true) =>
  company('BBG', ['J15.0'], phase)
    .tile('K16', tile, rotation)
    .tile('J15', '57', reached ? 2 : 0);

rule.each(
  '1856-R076',
  'from the first 6-train on a one-town tile becomes plain track or a city of the same exits',
  [
    { tile: '3', rotation: 1, next: ['5', '7'] },
    { tile: '58', rotation: 0, next: ['6', '8'] },
    { tile: '4', rotation: 2, next: ['9', '57'] },
  ],
  ({ tile, rotation, next }) => {
    expect(tilesFor(town(tile, rotation, '6'), 'K16')).toEqual(next);
    expect(town(tile, rotation, '5').refuses('Ada', lay('K16', next[0]!, rotation))).toMatchObject({
      code: 'track.townStays',
      rule: '1856-R076',
    });
    expect(tilesFor(town(tile, rotation, '6', false), 'K16')).toEqual([]); // not by a company that does not reach it
  },
);

rule('1856-R076', 'a changed town keeps its exits', () => {
  const t = town('4', 2, '6');
  expect(t.refuses('Ada', lay('K16', '9', 1))).toMatchObject({ code: 'track.doesNotFit' });
  expect(t.plays('Ada', lay('K16', '9', 2)).state.board.laid.K16).toEqual(['9', 2]);
});

rule.each(
  '1856-R076',
  'a two-town tile becomes a green city; 69 has no successor',
  [
    { tile: '1', next: ['14'] },
    { tile: '55', next: ['14'] },
    { tile: '2', next: ['15'] },
    { tile: '56', next: ['15'] },
    { tile: '69', next: [] },
  ],
  ({ tile, next }) => {
    const at = (phase: PhaseId) => company('BBG', ['J15.0'], phase).tile('J15', '57', 2).tile('I14', tile, 5);
    expect(tilesFor(at('6'), 'I14')).toEqual(next);
    expect(tilesFor(at('5'), 'I14')).toEqual([]);
  },
);

rule.each(
  '1856-R077',
  'London, Barrie and Toronto have tiles of their own',
  [
    { id: 'GW', city: 'F15', print: ['121'], green: ['121', 0], brown: ['126'] },
    { id: 'CPR', city: 'M4', print: ['121'], green: ['121', 0], brown: ['127'] },
    { id: 'CV', city: 'N11', print: ['120'], green: ['120', 1], brown: ['122'] },
  ] satisfies { id: Home; city: string; print: string[]; green: [string, number]; brown: string[] }[],
  ({ id, city, print, green, brown }) => {
    const at = () => company(id, [`${city}.0`], '6');
    expect(tilesFor(at(), city)).toEqual(print);
    expect(tilesFor(at().tile(city, ...(green as [string, number])), city)).toEqual(brown);
  },
);

rule('1856-R077', 'Toronto goes on to gray', () => {
  expect(tilesFor(company('CV', ['N11.0'], '6').tile('N11', '122', 1), 'N11')).toEqual(['124']);
});

rule('1856-R078', 'Welland, Hamilton and Kitchener go straight to green 59, of which there are two', () => {
  const at = () => company('THB', ['L15.0'], '3');
  expect(tilesFor(at(), 'L15')).toEqual(['59']);
  expect(company('THB', ['L15.0'], '2').refuses('Ada', lay('L15', '59', 0))).toMatchObject({
    code: 'track.colour',
    rule: '1856-R137',
    args: { tile: '59', colour: 'green', phase: '2' },
  });
  const taken = at().tile('I12', '59', 0).tile('N17', '59', 0);
  expect(taken.refuses('Ada', lay('L15', '59', 0))).toMatchObject({ code: 'track.noneLeft', rule: '1856-R137' });
});

rule('1856-R078', 'then to brown 64 to 68, one piece each, and Hamilton alone to gray 123', () => {
  const green = company('THB', ['L15.0'], '5').tile('L15', '59', 1);
  const brown = tilesFor(green, 'L15');
  expect(brown.every((tile) => ['64', '65', '66', '67', '68'].includes(tile))).toBe(true);
  expect(brown).toContain('65');
  expect(tilesFor(company('THB', ['L15.0'], '5').tile('L15', '59', 1).tile('N17', '65', 0), 'L15')).not.toContain('65');
  expect(tilesFor(company('THB', ['L15.0'], '6').tile('L15', '65', 3), 'L15')).toEqual(['123']);
  expect(tilesFor(company('THB', ['N17.0'], '6').tile('N17', '65', 3), 'N17')).toEqual([]);
});

rule('1856-R079', 'cities marked L take brown 125, never 63; the others 63', () => {
  const marked = ['B19', 'C14', 'F17', 'L13', 'N3', 'O18', 'P9'];
  for (const city of ['D17', 'J11', 'J15', 'O16', ...marked]) {
    const t = company('BBG', [`${city}.0`], '5').tile(city, '14', 0);
    const wrong = marked.includes(city) ? '63' : '125';
    expect(t.refuses('Ada', lay(city, wrong, 0))).toMatchObject({ code: 'track.wrongTile' });
  }
  expect(tilesFor(company('CA', ['D17.0'], '5').tile('D17', '14', 0), 'D17')).toEqual(['63']);
  expect(tilesFor(company('GW', ['F17.0'], '5').tile('F17', '15', 2), 'F17')).toEqual(['125']);
});

rule.each(
  '1856-R137',
  'yellow, green, brown and gray tiles come with the 2-, 3-, 5- and 6-train',
  [
    { phase: '2', next: [] },
    { phase: '3', next: ['14', '15'] },
    { phase: '4', next: ['14', '15'] },
  ] satisfies { phase: PhaseId; next: string[] }[],
  ({ phase, next }) => expect(tilesFor(company('CA', ['D17.0'], phase).tile('D17', '57', 0), 'D17')).toEqual(next),
);

rule('1856-R137', 'brown needs a 5-train, gray a 6-train', () => {
  const brown = (phase: PhaseId) => tilesFor(company('CA', ['D17.0'], phase).tile('D17', '14', 0), 'D17');
  expect([brown('4'), brown('5')]).toEqual([[], ['63']]);
  const gray = (phase: PhaseId) => tilesFor(company('CV', ['N11.0'], phase).tile('N11', '122', 1), 'N11');
  expect([gray('5'), gray('6')]).toEqual([[], ['124']]);
});

rule('1856-R137', 'pieces are limited, and a replaced tile can be used again', () => {
  const used = company('GW', ['F15.0']).tile('J15', '5', 0).tile('J11', '5', 0); // both pieces of tile 5
  expect(used.refuses('Ada', lay('F17', '5', 3))).toEqual({
    code: 'track.noneLeft',
    rule: '1856-R137',
    args: { tile: '5' },
  });
  const back = company('BBG', ['J15.0'])
    .tile('J15', '5', 0)
    .tile('J11', '5', 0)
    .plays('Ada', lay('J15', '14', 0));
  expect(tilesLeft(map, back.state.board, '5')).toBe(1);
});

rule('1856-R138', 'gray, red and blue hexes take no tiles', () => {
  const t = company('LPS', ['C14.0']).tile('C14', '57', 2);
  expect(t.refuses('Ada', lay('B13', '9', 0))).toEqual({
    code: 'track.printed',
    rule: '1856-R138',
    args: { hex: 'B13', colour: 'red' },
  });
  expect(t.refuses('Ada', lay('F9', '9', 0))).toMatchObject({ args: { hex: 'F9', colour: 'gray' } });
  expect(t.refuses('Ada', lay('N5', '9', 0))).toMatchObject({ args: { hex: 'N5', colour: 'blue' } });
});

rule('1856-R138', 'tokens stay in their city; where two cities become one all go into it', () => {
  const t = company('CV', ['N11.0'], '6').tile('N11', '122', 1);
  t.company('GT', { owners: { Ben: [20] }, operated: true, tokens: ['N11.1'] });
  t.plays('Ada', lay('N11', '124', 1));
  expect(t.state.board.tokens).toEqual({ 'N11.0': ['CV', 'GT', null, null] });
  const hamilton = company('THB', ['L15.1'], '6').tile('L15', '65', 3);
  hamilton.company('GT', { owners: { Ben: [20] }, operated: true, tokens: ['L15.0'] });
  hamilton.plays('Ada', lay('L15', '123', 5));
  expect(hamilton.state.board.tokens['L15.0']?.toSorted()).toEqual(['GT', 'THB', null].toSorted());
});

rule('1856-R138', 'both cities of Toronto keep their tokens', () => {
  const t = company('CV', ['N11.0']).company('GT', { owners: { Ben: [20] }, operated: true, tokens: ['N11.1'] });
  t.plays('Ada', lay('N11', '120', 1));
  expect(t.state.board.tokens).toEqual({ 'N11.0': ['CV'], 'N11.1': ['GT'] });
});

rule('1856-R139', 'what is printed at the start', () => {
  const printed = (hex: string) => ({
    values: map.hexes[hex]!.nodes.map(({ value }) => value),
    tracks: map.hexes[hex]!.paths.length,
  });
  expect(printed('N11')).toEqual({ values: [30, 30], tracks: 2 });
  expect(printed('F15')).toEqual({ values: [30], tracks: 2 });
  expect(printed('M4')).toEqual({ values: [30], tracks: 2 });
  expect(printed('F9').tracks).toBe(3);
  for (const bare of ['I12', 'N17', 'L15']) expect(printed(bare)).toEqual({ values: [0, 0], tracks: 0 });
});

// trap 67
rule('1856-R137', 'tile 25 is replaced by 40, 45 or 46', () => {
  expect(map.tiles['25']!.upgradesTo).toEqual(['40', '45', '46']);
});
