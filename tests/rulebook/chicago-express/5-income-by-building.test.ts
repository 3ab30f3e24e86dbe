// Section 5, continued: income from a placed locomotive.
import { expect } from 'vitest';
import { type HexId, hexes } from '../../../src/titles/chicago-express/rules/map.ts';
import { toBinghamton, toCharleston, toChicago, toWheeling } from '../../support/chicagoLines.ts';
import { build, chicago } from '../../support/chicagoTable.ts';
import { example, rule } from '../../support/rule.ts';

/** The NYC with income 10, in Andrea's hands. */
const nyc = (...network: HexId[]) =>
  chicago(['Andrea', 'Bruno']).company('NYC', { income: 10, cash: 40, owners: { Andrea: 1 }, network });

/** From New York to the plain beside Cleveland, the book's city of income 2. */
const besideCleveland = toChicago.NYC.slice(0, toChicago.NYC.indexOf('I2'));

rule('chicago-express-R060', 'the income rises with each hex as it is placed', () => {
  // Cleveland +2, then a plain, then Youngstown +1
  const t = nyc(...besideCleveland).plays('Andrea', build('NYC', 'I2', 'I3', 'I4'));
  expect(t.told('built').map(({ income }) => income)).toEqual([12, 12, 13]);
  expect(t.state.income.NYC).toBe(13);
});

rule.each(
  'chicago-express-R061',
  'an undeveloped city or mountain gives its income',
  [
    { hex: 'I2', network: besideCleveland, gain: 2 }, // Cleveland
    { hex: 'Q3', network: ['S3', 'R2'], gain: 1 }, // Binghamton
    { hex: 'N4', network: ['S3', 'R3', 'Q3', 'P3', 'O3', 'N3'], gain: 1 }, // a mountain
  ] as const,
  ({ hex, network, gain }) => {
    const t = nyc(...network).plays('Andrea', build('NYC', hex));
    expect(t.told('built')).toMatchObject([{ hex, gain, income: 10 + gain }]);
  },
);

rule.each(
  'chicago-express-R062',
  // of mountains as well, but one with a house already holds the only locomotive it takes (R055, R068)
  'a city with a house gives income and development together',
  [
    { hex: 'Q3', network: ['S3', 'R2'], prr: toBinghamton, gain: 2 }, // Binghamton 1 + 1
    { hex: 'I2', network: besideCleveland, prr: toChicago.PRR, gain: 4 }, // Cleveland 2 + 2
  ] as const,
  ({ hex, network, prr, gain }) => {
    const t = nyc(...network)
      .company('PRR', { network: prr })
      .houses([hex])
      .plays('Andrea', build('NYC', hex));
    expect(t.told('built')).toMatchObject([{ hex, gain, income: 10 + gain }]);
  },
);

rule.each(
  'chicago-express-R063',
  'an industrial city gives what its scale shows now',
  [
    { city: 'Wheeling', hex: 'I6', from: 'J5', value: 3 },
    { city: 'Wheeling', hex: 'I6', from: 'J5', value: 5 },
    { city: 'Pittsburgh', hex: 'K4', from: 'L4', value: 4 },
    { city: 'Pittsburgh', hex: 'K4', from: 'L4', value: 8 },
  ] as const,
  ({ city, hex, from, value }) => {
    const line: readonly HexId[] = city === 'Wheeling' ? toWheeling.BO : toChicago.BO;
    const t = chicago(['Andrea', 'Bruno'])
      .company('BO', { income: 10, cash: 9, owners: { Andrea: 1 }, network: line.slice(0, line.indexOf(from) + 1) })
      .scale(city, value)
      .plays('Andrea', build('BO', hex));
    expect(t.told('built')).toMatchObject([{ hex, gain: value, income: 10 + value }]);
  },
);

rule('chicago-express-R064', 'plain and forest give nothing', () => {
  const t = nyc('S3').plays('Andrea', build('NYC', 'S2', 'R2'));
  expect([hexes.S2.kind, hexes.R2.kind]).toEqual(['plain', 'forest']);
  expect(t.told('built').map(({ gain }) => gain)).toEqual([0, 0]);
  expect(t.state.income.NYC).toBe(10);
});

rule('chicago-express-R065', 'Chicago costs 3 for each locomotive, takes several, and gives 7', () => {
  expect(hexes.A2).toMatchObject({ name: 'Chicago', cost: 3, income: 7 });
  const t = nyc(...toChicago.NYC)
    .company('CO', { network: [...toChicago.CO, 'A2'] })
    .plays('Andrea', build('NYC', 'A2'));
  expect(t.told('built')).toMatchObject([{ hex: 'A2', cost: 6, gain: 7, income: 17 }]);
});

rule.each(
  'chicago-express-R066',
  'a build that reaches Chicago is finished first, then its Chicago phase comes once',
  [{ hexes: ['A2', 'A3', 'C2'] }, { hexes: ['A3', 'A2', 'C2'] }, { hexes: ['C2', 'A3', 'A2'] }] as const,
  (row) => {
    const t = nyc(...toChicago.NYC).plays('Andrea', build('NYC', ...row.hexes));
    expect(t.order('built', 'chicagoReached', 'dividend')).toEqual([
      'built',
      'built',
      'built',
      'chicagoReached',
      'dividend',
    ]);
    // 10 + 7 for Chicago + 1 for South Bend, whenever that was placed
    expect(t.told('dividend')).toMatchObject([{ income: 18, perShare: 18 }]);
  },
);

example('chicago-express-X03', 'an undeveloped city of income 2 gives 2', () => {
  expect(hexes.I2).toMatchObject({ kind: 'city', income: 2 });
  const t = nyc(...besideCleveland).plays('Andrea', build('NYC', 'I2'));
  expect(t.state.income.NYC).toBe(12);
});

/** Charleston has income 2 and development 1. The C&O stands there; the B&O, one hex off, is about to enter. */
const charleston = () =>
  chicago(['Andrea', 'Bruno'])
    .company('CO', { income: 12, network: toCharleston })
    .company('BO', {
      income: 10,
      cash: 9,
      owners: { Andrea: 1 },
      network: ['Q7', 'P6', 'O6', 'N6', 'M7', 'L7', 'K8', 'J7', 'I8'],
    });

example('chicago-express-X04', 'a developed city of income 2 and development 1 gives 3', () => {
  expect(hexes.I9).toMatchObject({ kind: 'city', income: 2, development: 1 });
  const t = charleston().houses(['I9']).plays('Andrea', build('BO', 'I9'));
  expect(t.state.income.BO).toBe(13);
});

example('chicago-express-X05', 'an industrial city whose scale stands at 3 gives 3', () => {
  const t = chicago(['Andrea', 'Bruno'])
    .company('BO', { income: 10, cash: 3, owners: { Andrea: 1 }, network: toWheeling.BO.slice(0, -1) })
    .plays('Andrea', build('BO', 'I6'));
  expect(t.state.income.BO).toBe(13);
});

example('chicago-express-X11', 'who enters after the development gains 3 at once, who was there gains no more', () => {
  const t = charleston().turn('Bruno').plays('Bruno', { type: 'develop', hex: 'I9' });
  expect(t.state.income).toMatchObject({ CO: 13, BO: 10 });
  t.plays('Andrea', build('BO', 'I9'));
  expect(t.state.income).toMatchObject({ CO: 13, BO: 13 });
});
