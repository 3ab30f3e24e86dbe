// Section 6: places that can be developed, and the gainers.
import { expect } from 'vitest';
import { type HexId, hexes, scales } from '../../../src/titles/chicago-express/rules/map.ts';
import { housesLeft } from '../../../src/titles/chicago-express/rules/state.ts';
import { forests, toCharleston, toChicago, toDetroit, toFortWayne, toWheeling } from '../../support/chicagoLines.ts';
import { chicago } from '../../support/chicagoTable.ts';
import { example, rule } from '../../support/rule.ts';

const two = () => chicago(['Andrea', 'Bruno']);
const develop = (hex: HexId) => ({ type: 'develop', hex }) as const;

/** Wheeling with two companies, Pittsburgh with one. */
const industry = () =>
  two()
    .company('PRR', { income: 17, owners: { Andrea: 1 }, network: toWheeling.PRR })
    .company('BO', { income: 14, owners: { Bruno: 1 }, network: toWheeling.BO });

/** The C&O in Charleston. */
const charleston = () => two().company('CO', { income: 12, owners: { Bruno: 1 }, network: toCharleston });

rule('chicago-express-R067', 'one hex is developed, and no share is needed for it', () => {
  const t = two().company('NYC', { owners: { Bruno: 1 }, network: ['S3', 'R2', 'Q3'] });
  expect(t.values('Andrea', 'develop')).toEqual(['R2', 'Q3']);
  t.plays('Andrea', develop('Q3'));
  expect(t.lastEvents).toContainEqual({ type: 'developed', seat: 'Andrea', hex: 'Q3', companies: ['NYC'], gain: 1 });
  expect(t.waiting).toEqual(['Bruno']);
});

rule('chicago-express-R068', 'a hex without a locomotive is not developed', () => {
  const refused = { code: 'develop.noLocomotive', rule: 'chicago-express-R068' };
  for (const hex of ['Q3', 'R2', 'N4', 'I6'] as const) // city, forest, mountain, industrial city
    expect(two().refuses('Andrea', develop(hex))).toMatchObject({ ...refused, args: { hex } });
});

rule.each(
  'chicago-express-R069',
  'city, mountain and forest are developed once each, with a house from the supply',
  [
    { kind: 'city', hex: 'K7' },
    { kind: 'mountain', hex: 'L6' },
    { kind: 'forest', hex: 'M7' },
  ] as const,
  ({ kind, hex }) => {
    const t = two().company('CO', { network: ['Q9', 'P8', 'O8', 'N7', 'M7', 'L6', 'K7'] });
    expect(hexes[hex].kind).toBe(kind);
    t.plays('Andrea', develop(hex));
    expect(t.state.houses).toEqual([hex]);
    expect(housesLeft(t.state)).toBe(19);
    expect(t.refuses('Bruno', develop(hex))).toMatchObject({
      code: 'develop.already',
      rule: 'chicago-express-R069',
      args: { hex },
    });
  },
);

rule('chicago-express-R070', 'Wheeling and Pittsburgh grow again and again, without a house', () => {
  const t = industry().plays('Andrea', develop('I6')).plays('Bruno', develop('I6')).plays('Andrea', develop('K4'));
  expect(t.state.industry).toEqual({ E0: 1, I6: 5, K4: 6 });
  expect(housesLeft(t.state)).toBe(20);
});

rule.each(
  'chicago-express-R071',
  'on the last space of its scale a city grows no more',
  [
    { city: 'Wheeling', hex: 'I6', last: 6 },
    { city: 'Pittsburgh', hex: 'K4', last: 8 },
  ] as const,
  ({ city, hex, last }) => {
    const t = industry().scale(city, last);
    expect(t.refuses('Andrea', develop(hex))).toMatchObject({
      code: 'develop.scaleFull',
      rule: 'chicago-express-R071',
      args: { hex, value: last },
    });
    expect(t.values('Andrea', 'develop')).not.toContain(hex);
  },
);

rule('chicago-express-R072', 'no player develops Detroit', () => {
  const t = two().company('NYC', { network: toDetroit });
  expect(t.refuses('Andrea', develop('E0'))).toMatchObject({ code: 'develop.detroit', rule: 'chicago-express-R072' });
});

rule.each(
  'chicago-express-R073',
  'plains, start hexes and Chicago cannot be developed, though locomotives stand there',
  ['B2', 'S3', 'R5', 'Q7', 'Q9', 'A2'] as const,
  (hex) => {
    const t = two().company('NYC', { network: [...toChicago.NYC, 'A2'] });
    expect(t.refuses('Andrea', develop(hex))).toMatchObject({
      code: 'develop.never',
      rule: 'chicago-express-R073',
      args: { hex },
    });
  },
);

rule('chicago-express-R073', 'Fort Wayne is a start hex and can be developed', () => {
  const t = two().company('CO', { income: 12, network: toFortWayne }).plays('Andrea', develop('D3'));
  expect(t.state.income.CO).toBe(14);
});

rule('chicago-express-R074', 'every company in a developed city gains its development value, and no other', () => {
  const t = two() // Cleveland, development 2
    .company('PRR', { income: 10, network: toChicago.PRR })
    .company('NYC', { income: 20, network: toChicago.NYC })
    .plays('Andrea', develop('I2'));
  expect(t.lastEvents).toContainEqual(expect.objectContaining({ companies: ['PRR', 'NYC'], gain: 2 }));
  expect(t.state.income).toMatchObject({ PRR: 12, NYC: 22, BO: 6, CO: 5 });
});

rule('chicago-express-R074', 'so does the one company on a developed mountain', () => {
  const t = two().company('BO', { income: 10, network: toWheeling.BO }).plays('Andrea', develop('M6'));
  expect(t.state.income.BO).toBe(12);
});

rule.each(
  'chicago-express-R075',
  'an industrial city gives every company there the step of its scale',
  [
    { hex: 'I6', from: 3, to: 4, income: { PRR: 18, BO: 15 } },
    { hex: 'K4', from: 4, to: 6, income: { PRR: 19, BO: 14 } }, // the B&O is not in Pittsburgh
  ] as const,
  ({ hex, from, to, income }) => {
    const t = industry();
    expect(t.state.industry[hex]).toBe(from);
    t.plays('Andrea', develop(hex));
    expect(t.state.industry[hex]).toBe(to);
    expect(t.state.income).toMatchObject(income);
  },
);

rule('chicago-express-R076', 'a forest gives its company 2 from the bank at once, and no income', () => {
  const t = two().company('NYC', { income: 10, cash: 5, network: ['S3', 'R2'] });
  t.plays('Andrea', develop('R2'));
  expect(t.lastEvents).toContainEqual({ type: 'paid', from: 'bank', to: 'NYC', amount: 2, reason: 'forest' });
  expect(t.cash('NYC')).toBe(7);
  expect(t.state.income.NYC).toBe(10);
});

rule('chicago-express-R077', 'without houses no forest is developed; an industrial city still is', () => {
  const t = two()
    .company('NYC', { network: ['S3', ...forests] })
    .company('BO', { income: 14, network: toWheeling.BO })
    .houses(forests.slice(0, 20));
  expect(housesLeft(t.state)).toBe(0);
  expect(t.refuses('Andrea', develop(forests[20]!))).toMatchObject({
    code: 'develop.noHouse',
    rule: 'chicago-express-R077',
  });
  expect(t.plays('Andrea', develop('I6')).state.income.BO).toBe(15);
});

rule.each(
  'chicago-express-R106',
  'the scales go through these values',
  [
    { city: 'Detroit', hex: 'E0', values: [1, 2, 3, 4, 5, 6, 7, 8] },
    { city: 'Wheeling', hex: 'I6', values: [3, 4, 5, 6] },
    { city: 'Pittsburgh', hex: 'K4', values: [4, 6, 8] },
  ] as const,
  ({ city, hex, values }) => {
    expect(hexes[hex].name).toBe(city);
    expect(scales[hex]).toEqual(values);
  },
);

example('chicago-express-X06', 'Charleston, developed, takes the C&O from 12 to 13', async () => {
  const t = charleston().plays('Andrea', develop('I9'));
  expect(hexes.I9.name).toBe('Charleston');
  expect(t.lastEvents).toContainEqual({ type: 'developed', seat: 'Andrea', hex: 'I9', companies: ['CO'], gain: 1 });
  expect(t.state.income.CO).toBe(13);
  await t.saves('X06');
});

example('chicago-express-X07', 'Wheeling from 3 to 4: the PRR from 17 to 18, the B&O from 14 to 15', async () => {
  const t = industry().plays('Andrea', develop('I6'));
  expect(hexes.I6.name).toBe('Wheeling');
  expect(t.state.industry.I6).toBe(4);
  expect(t.state.income).toMatchObject({ PRR: 18, BO: 15 });
  await t.saves('X07');
});
