// Section 5: the cost of terrain, and the tokens that pay for it.
import { expect } from 'vitest';
import { lay, site } from '../../support/build18mag.ts';
import { example, rule } from '../../support/rule.ts';

/** Kolozsvár, and a town on the way to D23, which has two mountains and a river. */
const toD23 = { tokens: ['F23.0'], tiles: [['F23', '57', 2] as const, ['E22', '58', 3] as const] };
const d23 = (terrain: 'treasury' | 'token' = 'treasury') => lay('D23', '9', 0, terrain);

example('18mag-X02', 'C14 has two symbols, H11 three, D23 three', () => {
  const c14 = site('6', { tokens: ['C16.0'], tiles: [['C16', '57', 1]] }).plays('Ada', lay('C14', '9', 1));
  expect([c14.cash('6'), c14.cash('SIK')]).toEqual([180, 20]);
  const h11 = site('7', { tokens: ['G10.0'], tiles: [['G10', 'L32', 3]] }).plays('Ada', lay('H11', '4', 2));
  expect([h11.cash('7'), h11.cash('SIK')]).toEqual([170, 30]);
  const t = site('5', toD23).plays('Ada', d23());
  expect([t.cash('5'), t.cash('SIK')]).toEqual([170, 30]);
});

rule('18mag-R062', 'the first tile pays for the symbols, the next one nothing', () => {
  const t = site('5', { ...toD23, phase: 'green', tiles: [...toD23.tiles, ['D23', '9', 0]] });
  t.plays('Ada', lay('D23', '24', 0));
  expect([t.cash('5'), t.cash('SIK')]).toEqual([200, 0]);
});

rule('18mag-R062', 'who has less may not build there', () => {
  const poor = site('4', { ...toD23, treasury: 29 });
  const dear = { code: 'track.tooDear', rule: '18mag-R062', args: { cost: 30, cash: 29 } };
  expect(poor.refuses('Ada', d23())).toEqual(dear);
});

rule('18mag-R063', 'Budapest and OO pay 20 when yellow is upgraded, nothing before', () => {
  const pest = site('1').plays('Ada', lay('E12', 'L33', 2));
  expect([pest.cash('1'), pest.cash('SIK')]).toEqual([200, 0]);
  const szeged = site('4').plays('Ada', lay('G14', 'L32', 0));
  expect([szeged.cash('4'), szeged.cash('SIK')]).toEqual([200, 0]);
  const budapest = site('1', { phase: 'green', tokens: ['E12.0'], tiles: [['E12', 'L33', 2]] });
  budapest.plays('Ada', lay('E12', '209', 5));
  expect([budapest.cash('1'), budapest.cash('SIK')]).toEqual([180, 20]);
  const oo = site('4', { phase: 'green', tokens: ['G14.0'], tiles: [['G14', 'L32', 0]] });
  oo.plays('Ada', lay('G14', '8860', 0));
  expect([oo.cash('4'), oo.cash('SIK')]).toEqual([180, 20]);
  const later = site('4', { phase: 'brown', tokens: ['G14.0'], tiles: [['G14', '8860', 0]] });
  later.plays('Ada', lay('G14', 'L17', 5));
  expect([later.cash('4'), later.cash('SIK')]).toEqual([200, 0]);
});

example(
  '18mag-X03',
  'D23 with a terrain token: the bank pays 30 to SIK, the token is gone, the minor pays nothing',
  () => {
    const t = site('5', toD23);
    const bank = t.cash('bank');
    t.plays('Ada', d23('token'));
    expect([t.cash('5'), t.cash('SIK'), t.cash('bank') - bank]).toEqual([200, 30, -30]);
    expect(t.state.minors['5']!.terrainTokens).toBe(2);
    expect(t.order('terrainTokenUsed', 'paid', 'tileLaid')).toEqual(['terrainTokenUsed', 'paid', 'tileLaid']);
  },
);

rule('18mag-R064', 'a token pays the 20 of an upgrade too', () => {
  const t = site('7', { phase: 'green', tokens: ['G10.0'], tiles: [['G10', 'L32', 0]] });
  t.plays('Ada', lay('G10', '8860', 0, 'token'));
  expect([t.cash('7'), t.cash('SIK'), t.state.minors['7']!.terrainTokens]).toEqual([200, 20, 0]);
});

rule('18mag-R064', 'its use is a choice, and opens what the treasury could not pay', () => {
  const rich = site('5', toD23).plays('Ada', d23());
  expect(rich.state.minors['5']!.terrainTokens).toBe(3);
  const poor = site('5', { ...toD23, treasury: 0 });
  expect(poor.refuses('Ada', d23())).toMatchObject({ code: 'track.tooDear', args: { cost: 30, cash: 0 } });
  expect(poor.values('Ada', 'layTile')).toContain('D23');
  expect(poor.plays('Ada', d23('token')).cash('SIK')).toBe(30);
});

rule('18mag-R064', 'only where there is terrain to pay, and only by a minor that has a token', () => {
  const plain = site('5', { tokens: ['E10.0'], tiles: [['E10', '57', 1]] });
  const noCost = { code: 'terrain.noCost', rule: '18mag-R062', args: { hex: 'E8' } };
  expect(plain.refuses('Ada', lay('E8', '9', 1, 'token'))).toEqual(noCost);
  const none = { code: 'terrain.noToken', rule: '18mag-R064', args: { company: '4' } };
  expect(site('4', toD23).refuses('Ada', d23('token'))).toEqual(none);
  expect(site('5', { ...toD23, terrainTokens: 0 }).refuses('Ada', d23('token'))).toMatchObject({
    code: 'terrain.noToken',
  });
  expect(site('5', toD23).refuses('Ada', { type: 'useTerrainToken' })).toMatchObject({ code: 'terrain.withLay' });
});

rule('18mag-R064', 'by ruling it is announced, waits for the next terrain cost, and is lost without one', () => {
  const announced = () => site('5', toD23).ruled({ terrainToken: 'announced' });
  expect(announced().refuses('Ada', d23('token'))).toMatchObject({ code: 'terrain.announced', rule: '18mag-R064' });
  const t = announced().plays('Ada', { type: 'useTerrainToken' });
  expect(t.state.minors['5']!.terrainTokens).toBe(2);
  expect(t.refuses('Ada', { type: 'useTerrainToken' })).toMatchObject({ code: 'terrain.waiting' });
  t.plays('Ada', d23());
  expect([t.cash('5'), t.cash('SIK'), t.state.minors['5']!.terrainTokens]).toEqual([200, 30, 2]);
  // it is spent once
  t.plays('Ada', lay('C24', '8', 0));
  expect([t.cash('5'), t.cash('SIK')]).toEqual([160, 60]);
  const lost = announced().plays('Ada', { type: 'useTerrainToken' }).passes('Ada');
  expect(lost.state.minors['5']!.terrainTokens).toBe(2);
});

rule('18mag-R064', 'an announced token is not used up by a tile without terrain', () => {
  const tiles = [...toD23.tiles, ['E10', '57', 1] as const];
  const t = site('5', { tokens: ['F23.0', 'E10.0'], tiles }).ruled({ terrainToken: 'announced' });
  t.plays('Ada', { type: 'useTerrainToken' })
    .plays('Ada', lay('E8', '9', 1))
    .plays('Ada', d23());
  expect([t.cash('5'), t.cash('SIK'), t.cash('SKEV')]).toEqual([190, 30, 10]);
});

rule('18mag-R065', 'a terrain token does not pay the 10 for a second tile', () => {
  const t = site('5', toD23)
    .plays('Ada', d23('token'))
    .plays('Ada', lay('C24', '8', 0, 'token'));
  expect([t.cash('5'), t.cash('SIK'), t.cash('SKEV')]).toEqual([190, 60, 10]);
  const poor = site('5', { ...toD23, treasury: 9 }).plays('Ada', d23('token'));
  expect(poor.waiting).toEqual(['Ben']);
});

example('18mag-X04', 'six tiles of number 23 with 24 on the back: six of one, or four and two', () => {
  const far = ['A12', 'A14', 'A16', 'B11', 'B13', 'B19'];
  const laid = (faces: readonly string[]) =>
    site('3', {
      phase: 'green',
      tiles: [['E10', '57', 1], ['E8', '9', 1], ...faces.map((tile, i) => [far[i]!, tile, 0] as const)],
    });
  const five = ['23', '23', '23', '23', '24'];
  expect(laid(five).plays('Ada', lay('E8', '24', 1)).state.board.laid.E8).toEqual(['24', 1]);
  for (const faces of [[...five, '24'], Array<string>(6).fill('23')])
    for (const tile of ['23', '24'])
      expect(laid(faces).refuses('Ada', lay('E8', tile, 1))).toMatchObject({ code: 'track.noneLeft', args: { tile } });
});
