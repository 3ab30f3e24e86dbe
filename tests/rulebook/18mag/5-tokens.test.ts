// Section 5: tokens of minors.
import { expect } from 'vitest';
import { lay, site } from '../../support/build18mag.ts';
import { example, rule } from '../../support/rule.ts';

/** Székesfehérvár joined with Győr, and Győr with Pozsony. */
const line = [
  ['E10', '57', 2],
  ['D9', '57', 2],
  ['C8', '6', 5],
] as const;
const token = (city: string) => ({ type: 'placeToken', city }) as const;
const at = 'placeToken';

rule('18mag-R078', 'one token a turn, in an empty slot of a city it is connected with, at any distance', () => {
  const t = site('3', { at, tiles: line });
  expect(t.values('Ada', 'placeToken')).toEqual(['C8.0', 'D9.0']);
  t.plays('Ada', token('C8.0'));
  expect(t.tokens('C8.0')).toEqual(['3']);
  expect(t.refuses('Ada', token('D9.0'))).toMatchObject({ code: 'flow.notNow' });
});

rule('18mag-R078', 'no token where there is no city, no slot, no way', () => {
  const t = site('3', { at, tiles: line }).major('SNW', { tokens: ['C8.0'] });
  const rule = '18mag-R078';
  expect(t.refuses('Ada', token('C8.0'))).toEqual({ code: 'token.cityFull', rule, args: { city: 'C8.0' } });
  const far = { code: 'token.outOfReach', rule, args: { city: 'H17.0', company: '3' } };
  expect(t.refuses('Ada', token('H17.0'))).toEqual(far);
  expect(t.refuses('Ada', token('C8.1'))).toEqual({ code: 'token.noCity', rule, args: { city: 'C8.1' } });
  const blocked = site('3', { at, tiles: line }).major('SNW', { tokens: ['D9.0'] });
  expect(blocked.waiting).toEqual(['Ada']); // it buys a train instead
  expect(blocked.refuses('Ada', token('C8.0'))).toMatchObject({ code: 'flow.notNow' });
});

rule('18mag-R078', 'a minor has three tokens', () => {
  const all = site('3', { at, tiles: line, tokens: ['E10.0', 'H17.0', 'G16.0'] });
  expect(all.refuses('Ada', token('D9.0'))).toMatchObject({ code: 'flow.notNow' });
  expect(all.state.tokens['3']).toBe(0);
});

example('18mag-X17', 'the second costs 40, the third 80; SKEV has half', () => {
  const second = site('3', { at, tiles: line });
  const bank = second.cash('bank');
  second.plays('Ada', token('D9.0'));
  expect([second.cash('3'), second.cash('SKEV'), second.cash('bank') - bank]).toEqual([160, 20, 20]);
  const third = site('3', { at, tiles: line, tokens: ['E10.0', 'D9.0'] });
  third.plays('Ada', token('C8.0'));
  expect([third.cash('3'), third.cash('SKEV')]).toEqual([120, 40]);
  expect(third.lastEvents).toContainEqual({ type: 'tokenPlaced', company: '3', city: 'C8.0', cost: 80 });
});

rule('18mag-R079', 'who has less places none', () => {
  expect(site('3', { at, tiles: line, treasury: 39 }).waiting).toEqual(['Ben']);
  const t = site('3', { at, tiles: line, treasury: 40 });
  expect(t.plays('Ada', token('D9.0')).cash('3')).toBe(0);
  expect(site('3', { at, tiles: line, treasury: 79, tokens: ['E10.0', 'D9.0'] }).waiting).toEqual(['Ben']);
});

rule('18mag-R080', 'one token of a minor in a city', () => {
  const tiles = [
    ['E10', '14', 1],
    ['D9', '57', 2],
  ] as const;
  const t = site('3', { at, phase: 'green', tiles });
  const here = { code: 'token.alreadyHere', rule: '18mag-R080', args: { company: '3', city: 'E10.0' } };
  expect(t.refuses('Ada', token('E10.0'))).toEqual(here);
});

/** Pest, top right, joined with Buda, top left, by a town and a curve. */
const ring = [
  ['E12', 'L33', 2],
  ['D13', '3', 0],
  ['D11', '7', 4],
] as const;

rule('18mag-R080', 'Buda and Pest are different cities, by ruling they are not', () => {
  const pest = () => site('1', { at, tokens: ['E12.0'], tiles: ring });
  const t = pest().plays('Ada', token('E12.1'));
  expect([t.tokens('E12.0'), t.tokens('E12.1')]).toEqual([['1'], ['1']]);
  const onePerTile = pest().tile('E10', '5', 2).tile('D9', '5', 4).ruled({ tokensPerTile: 'onePerTile' });
  expect(onePerTile.refuses('Ada', token('E12.1'))).toMatchObject({ code: 'flow.notNow' });
});

rule('18mag-R080', 'when an upgrade joins the two cities both tokens stay', () => {
  const t = site('1', { phase: 'green', tokens: ['E12.0', 'E12.1'], tiles: [['E12', 'L33', 2]] });
  t.plays('Ada', lay('E12', '209', 5));
  expect(t.tokens('E12.0')).toEqual(['1', '1', null]);
  expect(t.state.tokens['1']).toBe(1);
});

rule('18mag-R080', 'so they do on an OO tile; a third one of the minor has no place there', () => {
  const two = ['G14.0', 'G14.1'];
  const t = site('4', { phase: 'brown', tokens: two, tiles: [['G14', '8860', 0]] }).plays('Ada', lay('G14', 'L17', 5));
  expect(t.tokens('G14.0')).toEqual(['4', '4']);
  expect(t.state.tokens['4']).toBe(1);
  // gray has a third slot
  const tiles = [
    ['G14', 'X9', 4],
    ['F13', '57', 2],
  ] as const;
  const gray = site('4', { at, phase: 'gray', tokens: ['G14.0', 'G14.0'], tiles });
  expect(gray.refuses('Ada', token('G14.0'))).toMatchObject({ code: 'token.alreadyHere', rule: '18mag-R080' });
});

rule('18mag-R081', 'no slot is kept for a minor that is out of the game', () => {
  const sopron = site('3', {
    at,
    tiles: [
      ['E10', '57', 1],
      ['E8', '8', 2],
      ['D7', '6', 5],
    ],
  });
  expect(sopron.plays('Ada', token('D7.0')).tokens('D7.0')).toEqual(['3']);
});
